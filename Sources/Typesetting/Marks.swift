import Terminal

/// The characters in place of a browser's graphics.
struct Marks {
  /// The marker of an unordered item.
  let bullet: String
  /// The prefix of each row of a quote.
  let bar: String
  /// The character of a thematic break.
  let line: Character
  /// The end of a row of code that continues on the next one.
  let continuation: String
  /// The box of a task, open and done, in visual output.
  let boxes: (open: String, done: String)
}

extension TerminalProfile {
  /// Plain characters where box drawing is unavailable or would be read aloud.
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
