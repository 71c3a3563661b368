extension ExerciseTemplate {
  /// Three right answers in other hands, each whole.
  var variants: [String: String] {
    func note(_ text: String) -> String { "// \(Self.mark) \(text)\n" }
    let same = note("this side as in the solution, or otherwise.")
    return [
      "another-structure/Kettle.swift": kettle(note: same),
      "another-structure/Kitchen.swift": kitchen(
        note: note("a right answer of another structure; name the folder after it."),
        creating: "  public init() {\n    kettle.delegate = self\n  }",
        starting: "    kettle.heat()"
      ),
      "another-structure/about.md": """
      \(Self.mark) what it does differently from the solution, and why one might, in one sentence.

      """,
      "another-style/Kettle.swift": kettle(
        note: note("a right answer in another style; name the folder after it."),
        heating: "    guard let delegate = self.delegate else { return }\n"
          + "    delegate.kettleDidFinish(self)"),
      "another-style/Kitchen.swift": kitchen(note: same),
      "a-file-more/Kettle.swift": kettle(note: same),
      "a-file-more/Kitchen.swift": kitchen(
        note: note("a right answer with a file or a type more; name the folder after it."),
        starting: "    listen(to: kettle)\n    kettle.heat()"),
      "a-file-more/Kitchen+Listening.swift": """
      extension Kitchen {
        func listen(to kettle: Kettle) {
          kettle.delegate = self
        }
      }

      """,
    ]
  }
}
