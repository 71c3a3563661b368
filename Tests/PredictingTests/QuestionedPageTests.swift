import Messages
import Terminal
import TestSupport
import Testing
import Typesetting

@testable import FullScreen

@Suite("A page with predictions")
struct QuestionedPageTests {
  private static let source = """
    # Player

    ```swift player.swift
    weak var a = 1
    print("play")
    ```

    ```predict order player.swift without "weak "
    Which lines, and in which order?

    - rewind

    Why: It is **kept**.
    ```

    Then this.

    ```predict fault player.swift with "stop" for "play"
    Which line is at fault?

    Why: It said so.
    ```

    ## Next

    The end.[^n]

    [^n]: A note.
    """

  private func page(answers: [String: String] = [:]) throws -> QuestionedPage {
    QuestionedPage(
      try MarkdownDocument(parsing: Self.source), of: "player", answers: answers)
  }

  private func known(_ page: QuestionedPage, _ index: Int) throws -> PredictionAnswer {
    try PredictionAnswer(
      to: page.predictions[index], unedited: .printed(["play", "stop", "freed"]),
      edited: .printed(["stop", "play"]))
  }

  private func text(_ document: MarkdownDocument, columns: Int) -> String {
    let profile = TerminalProfile(isTerminal: true, columns: columns, attributes: true)
    return TerminalTypesetter(profile: profile).typeset(document).map(\.text)
      .joined(separator: "\n") + "\n"
  }

  @Test("is folded below the first that is open, until all are answered or passed over")
  func folds() throws {
    var page = try page()
    #expect(page.open == 0)
    #expect(page.openAnswer == nil)
    #expect(page.shown(in: .english).blocks.count == 5)
    #expect(try page.answer("a") == nil)
    page.note(.success(try known(page, 0)), of: 0)
    page.note(.success(try known(page, 1)), of: 1)
    #expect(throws: NoGuess.self) { try page.answer("x") }
    #expect(page.open == 0)
    let answered = try page.answer("d b")
    let kept = try #require(answered)
    #expect(kept.isRight)
    #expect(kept.typed == "d b")
    #expect(kept.identity == page.predictions[0].identity)
    #expect(page.open == 1)
    page.passOver()
    #expect(page.open == nil)
    let last = page.shown(in: .english).blocks.last
    #expect(last == page.document.blocks.last)
  }

  @Test("opened at a heading tells no answer to what stands above")
  func skipped() throws {
    var page = try page()
    page.note(.success(try known(page, 0)), of: 0)
    page.note(.success(try known(page, 1)), of: 1)
    page.unfold(to: "Next")
    #expect(page.open == nil)
    #expect(page.replies == [.skipped, .skipped])
    let shown = text(page.shown(in: .english), columns: 100)
    #expect(shown.contains("You have not answered this yet."))
    #expect(!shown.contains("The right answer"))
    #expect(shown.contains("The end."))
  }

  @Test("opens with what was answered before")
  func answeredBefore() throws {
    let identities = try page().predictions.map(\.identity)
    var page = try page(answers: [identities[0]: "b d", identities[1]: "9"])
    #expect(page.open == nil)
    page.note(.success(try known(page, 0)), of: 0)
    page.note(.success(try known(page, 1)), of: 1)
    // The page asks again if an answer no longer fits.
    #expect(page.open == 1)
  }

  @Test("shows a program once, with numbers, where a question asks for its line just below")
  func numberedOnce() throws {
    let document = try MarkdownDocument(
      parsing: """
        ```swift player.swift
        print("play")
        ```

        ```predict fault player.swift with "stop" for "play"
        Which line is at fault?

        Why: It said so.
        ```
        """)
    var page = QuestionedPage(document, of: "player")
    func count(_ shown: MarkdownDocument) -> Int {
      text(shown, columns: 100).components(separatedBy: "print(").count - 1
    }
    #expect(count(page.shown(in: .english)) == 1)
    page.note(.success(try known(page, 0)), of: 0)
    #expect(count(page.shown(in: .english)) == 1)
    #expect(text(page.shown(in: .english), columns: 100).contains("1  print"))
    let printed = page.printed(in: .english).blocks.codeBlocks.filter {
      $0.text.contains("print(") && !$0.text.contains("stop")
    }
    #expect(printed.count == 1)
    let marks = PageMarks(of: page.shown(in: .english), page, starts: [0, 5, 6], rowCount: 9)
    #expect(marks.program(above: 9)?.name == "player.swift")
  }

  @Test("goes on where nothing can be run, and says why")
  func impossible() throws {
    var page = try page()
    for index in 0...1 {
      page.note(.failure(PredictionAnswer.Fault(sentence: "there is no compiler")), of: index)
    }
    #expect(page.open == nil)
    #expect(
      text(page.shown(in: .english), columns: 100).contains(
        "The answer cannot be shown here: there is no compiler. Run"))
  }

  @Test("looks as it should, asked, answered and printed", arguments: [100, 60])
  func goldens(columns: Int) throws {
    var page = try page()
    page.note(.success(try known(page, 0)), of: 0)
    page.note(.success(try known(page, 1)), of: 1)
    var all = "=== asked\n" + text(page.shown(in: .english), columns: columns)
    _ = try page.answer("c b")
    all += "=== answered\n" + text(page.shown(in: .english), columns: columns)
    _ = try page.answer("1")
    all += "=== answered again\n" + text(page.shown(in: .english), columns: columns)
    all += "=== printed\n" + text(page.printed(in: .english), columns: columns)
    try expectGolden(all, "page-\(columns).txt")
  }

  @Test("is answered in German where that is the language of the place, like its golden")
  func german() throws {
    let german = try Translations.catalogue("de")
    var page = try page()
    #expect(text(page.shown(in: german), columns: 80).contains("Das Programm läuft"))
    page.note(.success(try known(page, 0)), of: 0)
    page.note(
      .failure(
        PredictionAnswer.Fault(
          Message(
            """
            \(.verbatim("a.swift"), "program") does not finish: \("Hm", "reason")
            """))),
      of: 1)
    var all = text(page.shown(in: german), columns: 80)
    let refusal = #expect(throws: NoGuess.self) { try page.answer("z") }
    all += "=== refused\n" + (refusal.map { german.text(of: $0.message) } ?? "") + "\n"
    _ = try page.answer("c b")
    all += "=== answered\n" + text(page.shown(in: german), columns: 80)
    try expectGolden(all, "page-de.txt")
  }

  @Test("compares each kind with what happened, in German as well")
  func comparisons() throws {
    let german = try Translations.catalogue("de")
    let before = ["play", "stop", "freed"]
    let answers = try [
      (Samples.answer("count player.swift", ["p"], before: before), "3"),
      (Samples.answer("which player.swift", ["stop", "pause", "play"], before: before), "b c"),
      (
        Samples.answer(
          "freed player.swift without \"weak \"", ["the list => freed", "it => it: freed"],
          before: before), "a b"
      ),
      (
        Samples.answer(
          "change player.swift without \"weak \"", before: before, after: ["play", "more"]), "c"
      ),
      (
        Samples.answer(
          "change player.swift without \"weak \"", before: before, after: ["play", "more"]), "b c"
      ),
    ]
    let all = try answers.map { answer, typed in
      try [Catalogue.english, german].map { language in
        let blocks = answer.comparisonBlocks(of: try answer.guess(from: typed), in: language)
        return "=== \(answer.prediction.kind) \(typed)\n"
          + text(MarkdownDocument(blocks), columns: 80)
      }
    }
    try expectGolden(all.map { $0[0] }.joined(), "comparisons.txt")
    try expectGolden(all.map { $0[1] }.joined(), "comparisons-de.txt")
  }

  @Test("is read when its last block has begun, whatever notes are below")
  func end() throws {
    let document = try MarkdownDocument(parsing: "# One\n\nText[^1].\n\nLast.\n\n[^1]: A note.\n")
    let starts = Array(document.blocks.indices)
    let marks = PageMarks(of: document, nil, starts: starts, rowCount: starts.count)
    #expect(!marks.isRead(in: 0..<2))
    #expect(marks.isRead(in: 0..<3))
    #expect(!PageMarks().isRead(in: 0..<3))
  }
}
