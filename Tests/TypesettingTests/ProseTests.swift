import Testing
import Typesetting

@Suite("The prose of a page")
struct ProseTests {
  @Test("is its headings, paragraphs, items and cells, each with its line")
  func parts() throws {
    let prose = try Prose(
      in: """
        # A *page*

        One line
        and **another** [link](https://example.org/no "no").

        - an item
          goes on
        > quoted

        | a | `x | y` |
        |---|:-:|
        | b | c

        ```swift
        let code = 1

        let more = 2
        ```

        ```conversation
        a -> b : c
        ```
        """)
    #expect(
      prose.parts == [
        Prose.Part(kind: .heading, line: 1, text: "A page"),
        Prose.Part(kind: .text, line: 3, text: "One line\nand another link."),
        Prose.Part(kind: .text, line: 6, text: "an item\ngoes on"),
        Prose.Part(kind: .text, line: 8, text: "quoted"),
        Prose.Part(kind: .cell, line: 10, text: " a "),
        Prose.Part(kind: .cell, line: 10, text: " `x\u{A0}|\u{A0}y` "),
        Prose.Part(kind: .cell, line: 12, text: " b "),
        Prose.Part(kind: .cell, line: 12, text: " c"),
      ])
    #expect(prose.codeLines == 2)
  }

  @Test("keeps the paragraph above a table, and has no part without words")
  func tableBelowText() throws {
    let prose = try Prose(in: "Look:\n| a |\n|---|\n\n***\n")
    #expect(prose.parts.map(\.text) == ["Look:", " a "])
    #expect(prose.parts.map(\.line) == [1, 2])
  }

  @Test("has the question and the reason of a prediction; its options are no prose, and no code")
  func prediction() throws {
    let prose = try Prose(
      in: """
        Text.

        ```predict count player.swift without "a"
        How often
        is `x` printed?

        - one text

        Why: So it is.
        ```
        """)
    #expect(prose.parts.map(\.text) == ["Text.", "How often\nis `x` printed?", "So it is."])
    #expect(prose.parts.map(\.line) == [1, 4, 9])
    #expect(prose.codeLines == 0)
  }
}
