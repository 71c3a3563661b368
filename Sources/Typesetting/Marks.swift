import Terminal

/// The characters that stand for what a browser would draw.
struct Marks {
  /// Before an item of a list that is not counted.
  let bullet: String
  /// Before each row of a quote.
  let bar: String
  /// What rules are made of.
  let line: Character
  /// At the end of a row of code that goes on in the next.
  let continuation: String
  /// Before a task, open and done, where they are seen.
  let boxes: (open: String, done: String)
}

extension TerminalProfile {
  /// Plain characters where box drawing can't be shown or would be read aloud.
  var marks: Marks {
    if accessible {
      return Marks(
        bullet: "- ", bar: "  ", line: "-", continuation: "\\", boxes: ("[ ] ", "[x] "))
    }
    guard drawing == .unicode else {
      return Marks(
        bullet: "* ", bar: "| ", line: "-", continuation: "\\", boxes: ("[ ] ", "[x] "))
    }
    return Marks(
      bullet: "• ", bar: "│ ", line: "─", continuation: "↵",
      boxes: attributes ? ("☐ ", "☑ ") : ("[ ] ", "[x] "))
  }
}
