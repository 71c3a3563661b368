import TestSupport
import Testing
@testable import Typesetting

@testable import FullScreen

@Suite("A prediction's block")
struct ParsingTests {
  @Test("has a kind, a program, an edit, a question, options and a reason")
  func parts() throws {
    let page = try Samples.predictions(
      """
      ```predict freed player.swift without "weak "
      The word `weak` is deleted.
      Who is freed?

      - the screen => screen: freed
      - `the list => list: freed`

      Why: Nobody points at the *screen*.
      It is alone.
      ```
      """)
    #expect(page.findings == [])
    let entry = try #require(page.entries.first)
    let prediction = entry.prediction
    #expect(entry.block == 2)
    #expect(prediction.kind == .freed)
    #expect(prediction.line == 9)
    #expect(prediction.programName == "player.swift")
    #expect(prediction.program == Samples.program)
    #expect(prediction.editedProgram.hasPrefix("var a = 1\n"))
    #expect(
      prediction.question == [
        .paragraph([
          .text("The word "), .code("weak"), .text(" is deleted."), .softBreak,
          .text("Who is freed?"),
        ])
      ])
    #expect(
      prediction.options == [
        Prediction.Option(label: "the screen", line: "screen: freed"),
        Prediction.Option(label: "the list", line: "list: freed"),
      ])
    #expect(prediction.why.plainText == "Nobody points at the screen. It is alone.")
  }

  @Test("has an identity that its words do not change")
  func identity() throws {
    let first = try Samples.prediction("count player.swift", ["play"])
    let page = try Samples.predictions(
      "```predict count player.swift\nHow often, do you think?\n\n- play\n\nWhy: Because.\n```")
    #expect(first.identity == page.predictions.first?.identity)
    #expect(first.identity.hasPrefix("player#"))
    let others = try [
      Samples.prediction("count player.swift", ["stop"]),
      Samples.prediction("count player.swift without \"weak \"", ["play"]),
      Samples.prediction("order player.swift", ["play"]),
    ]
    #expect(Set(others.map(\.identity) + [first.identity]).count == 4)
  }

  @Test(
    "says what an author has to change, all of it",
    arguments: [
      (
        "predict ordr player.swift", "What?\n\nWhy: So.",
        ["'ordr' is no kind of prediction; did you mean 'order'?"]
      ),
      (
        "predict order", "What?\n\nWhy: So.",
        [
          "'predict order' names no program; write 'predict order NAME.swift', and behind it "
            + "perhaps "
            + "'without \"TEXT\"' or 'with \"NEW\" for \"OLD\"'"
        ]
      ),
      (
        "predict change plyer.swift", "- a",
        [
          "there is no program called 'plyer.swift' above; write one in a block 'swift "
            + "plyer.swift'",
          "there is no question; ask it in a sentence",
          "there is no reason; end with a paragraph that begins with 'Why: '",
          "'change' needs an edit, 'without \"TEXT\"' or 'with \"NEW\" for \"OLD\"'",
          "'change' has no options of its own; delete them",
        ]
      ),
      (
        "predict count player.swift without \"print\"", "What?\n\nWhy: So.",
        [
          "'print' is in player.swift 2 times; quote more of the line, so that only one place "
            + "matches",
          "'count' needs one option, '- TEXT': the lines that contain it are counted",
        ]
      ),
      (
        "predict which player.swift", "What?\n\n- a\n\nWhy: So.",
        ["'which' needs two options or more, '- LINE'"]
      ),
      (
        "predict which player.swift", "What?\n\n- a\n- a\n\nWhy: So.",
        ["an option is there twice"]
      ),
      (
        "predict freed player.swift", "What?\n\n- a => b\n- c\n\nWhy: So.",
        ["'freed' needs two options or more, each of them '- NAME => LINE'"]
      ),
      (
        "predict fault player.swift", "What?\n\n- a\n\nWhy: So.",
        [
          "'fault' needs an edit, 'without \"TEXT\"' or 'with \"NEW\" for \"OLD\"': the cure",
          "'fault' has no options of its own; delete them",
        ]
      ),
    ])
  func faults(head: String, body: String, sentences: [String]) throws {
    let page = try Samples.predictions("```\(head)\n\(body)\n```")
    #expect(page.findings.map(\.sentence) == sentences)
    #expect(Set(page.findings.map(\.line)) == [9])
    #expect(page.entries.isEmpty)
  }

  @Test("stands by itself")
  func alone() throws {
    let page = try Samples.predictions(
      "- ```predict order player.swift\n  What?\n\n  Why: So.\n  ```")
    #expect(
      page.findings.map(\.sentence) == ["a prediction stands by itself, not in a list or a quote"])
  }
}
