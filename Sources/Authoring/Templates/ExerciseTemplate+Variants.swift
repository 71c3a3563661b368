extension ExerciseTemplate {
  /// Three right answers by other authors: one with another structure, one in another style, and
  /// one with another file.
  var variants: [String: String] {
    [
      "another-structure/Kettle.swift": kettle(),
      "another-structure/Kitchen.swift": kitchen(
        creating: "  public init() {\n    kettle.delegate = self\n  }",
        starting: "    kettle.heat()"
      ),
      "another-structure/about.md": """
      \(Self.mark) how it differs from the solution, and why one might write it so, in one sentence.

      """,
      "another-style/Kettle.swift": kettle(
        heating: "    guard let delegate = self.delegate else { return }\n"
          + "    delegate.kettleDidFinish(self)"),
      "another-style/Kitchen.swift": kitchen(),
      "a-file-more/Kettle.swift": kettle(),
      "a-file-more/Kitchen.swift": kitchen(
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
