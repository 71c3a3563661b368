import Messages
import Terminal
import TestSupport
import Testing
@testable import Typesetting

@testable import FullScreen

@Suite("A program whose line its reader writes")
struct WrittenLineTests {
  private static let program = """
    func ring() {
      print("dong")
    }
    ring()
    print("the end")

    """

  private static func source(_ text: String = "dong") -> String {
    """
    # Bell

    ```swift bell.swift write "\(text)"
    \(program)```

    The page goes on.
    """
  }

  private func page(answers: [String: String] = [:]) throws -> QuestionedPage {
    let document = try MarkdownDocument(parsing: Self.source())
    return QuestionedPage(document, of: "bell", answers: answers)
  }

  /// A page whose program was run.
  private func asked(answers: [String: String] = [:]) throws -> QuestionedPage {
    var page = try page(answers: answers)
    let answer = try PredictionAnswer(
      to: page.predictions[0], unedited: .printed(["dong", "the end"]),
      edited: .printed(["the end"]))
    page.note(.success(answer), of: 0)
    return page
  }

  private func noted(
    _ written: WrittenLine, _ trial: QuestionedPage.Trial, _ page: inout QuestionedPage
  ) -> QuestionedPage.Kept? { page.note(.success(written), of: trial) }

  private func text(_ page: QuestionedPage, printed: Bool = false) -> String {
    let profile = TerminalProfile(isTerminal: true, columns: 200, attributes: true)
    return TerminalTypesetter(profile: profile)
      .typeset(printed ? page.printed(in: .english) : page.shown(in: .english))
      .map(\.text).joined(separator: "\n").replacing("`", with: "")
  }

  @Test("shows a gap in its place, with the line's indentation, and what the program prints")
  func gap() throws {
    let shown = text(try asked())
    #expect(shown.contains("  // ? the missing line\n"))
    #expect(!shown.contains(#"print("dong")"#))
    #expect(shown.contains("Write it, so that the\nprogram prints this:"))
    #expect(shown.contains("dong\n"))
    #expect(!shown.contains("The page goes on."))
  }

  @Test("shows the gap in print, also where the program cannot be run")
  func unprepared() throws {
    var page = try page()
    #expect(text(page, printed: true).contains("  // ? the missing line\n"))
    page.note(.failure(PredictionAnswer.Fault(sentence: "this needs a grader")), of: 0)
    let printed = text(page, printed: true)
    #expect(printed.contains("  // ? the missing line\n"))
    #expect(printed.contains("is missing. Write it.\n") && printed.contains("needs a grader"))
    #expect(!printed.contains(#"print("dong")"#))
  }

  @Test("takes the page's own line without running anything")
  func model() throws {
    var page = try asked()
    let trial = try page.trial(#"  print("dong")  "#)
    #expect(trial == nil)
    let answered = try page.answer(#"  print("dong")  "#)
    let kept = try #require(answered)
    #expect(kept.isRight)
    #expect(text(page).contains(#"  print("dong")"#))
    #expect(text(page).contains("The page goes on."))
  }

  @Test("keeps another line that prints the same, and says what the page has")
  func same() throws {
    var page = try asked()
    let tried = try page.trial(#"print("do" + "ng")"#)
    let trial = try #require(tried)
    #expect(
      trial.prediction.program(with: trial.line).contains("  print(\"do\" + \"ng\")\n}"))
    #expect(text(page).contains("Your line is being compiled and run."))
    let kept = page.note(.success(.printed(["dong", "the end"])), of: trial)
    #expect(kept?.typed == trial.line)
    #expect(kept?.isRight == true)
    #expect(text(page).contains(#"Right: print("do" + "ng"). The page has print("dong")."#))
    // It is right when the page is opened again, too.
    let again = try asked(answers: [trial.prediction.identity: trial.line])
    #expect(again.open == nil)
    #expect(text(again).contains(#"The page has print("dong")."#))
  }

  @Test(
    "says what came of a line that is wrong, and asks on",
    arguments: [
      (.printed(["ding", "the end"]), "the program prints something else", "ding"),
      (.stopped("It was **stopped**.", printed: []), "reach its end. It was stopped.", "dong"),
      (
        .refused("cannot find it", explanation: "Nothing is called `x`.", line: 2),
        "The compiler refuses x: Nothing is called x.", "dong"
      ),
      (
        .refused("expected }", explanation: nil, line: 4), "refuses line 4, ring(): expected }",
        "dong"
      ),
      (.notAllowed("Files are not there."), "isn't allowed here: Files are not there.", "dong"),
    ] as [(WrittenLine, String, String)])
  func wrong(written: WrittenLine, said: String, shownBeside: String) throws {
    var page = try asked()
    let tried = try page.trial("x")
    let trial = try #require(tried)
    #expect(noted(written, trial, &page) == nil)
    #expect(page.open == 0)
    let shown = text(page)
    let flat = shown.replacing("\n", with: " ")
    #expect(flat.contains(said), "\(shown)")
    #expect(shown.contains(shownBeside))
    #expect(shown.contains("Type the missing line. Then press Enter."))
    // The next try begins anew.
    _ = try page.trial("y")
    #expect(!text(page).replacing("\n", with: " ").contains(said))
  }

  @Test("takes no outcome of a line that was given up")
  func late() throws {
    var page = try asked()
    let tried = try page.trial("x")
    let first = try #require(tried)
    _ = try page.trial("y")
    #expect(noted(.printed(["dong", "the end"]), first, &page) == nil)
    #expect(page.open == 0)
    page.passOver()
    #expect(text(page).contains(#"The right answer is print("dong")."#))
    #expect(noted(.printed(["dong", "the end"]), first, &page) == nil)
    let isAsked = page.askAgain(0)
    #expect(isAsked)
    #expect(text(page).contains("// ? the missing line"))
  }

  @Test("is printed with its gap, how to try it, and the line at the end")
  func printed() throws {
    let printed = text(try asked(), printed: true)
    #expect(printed.contains("// ? the missing line"))
    #expect(printed.contains("switchboard run --lesson bell bell.swift --line '…'"))
    #expect(printed.contains(#"The right answer is print("dong")."#))
  }

  @Test("is shown whole where nothing can be run")
  func impossible() throws {
    var page = try page()
    page.note(.failure(PredictionAnswer.Fault(sentence: "nothing runs")), of: 0)
    #expect(text(page).contains(#"  print("dong")"#))
    #expect(page.open == nil)
  }

  @Test("is no question if no line or several have the text, or if the program is in a list")
  func faults() throws {
    func findings(_ source: String) throws -> [String] {
      PagePredictions(in: try MarkdownDocument(parsing: source), of: "bell").findings
        .map(\.sentence)
    }
    #expect(try findings(Self.source("print"))[0].hasPrefix("2 lines contain 'print'; name text"))
    #expect(try findings(Self.source("none"))[0].hasPrefix("0 lines contain 'none'"))
    #expect(
      try findings("- x\n\n  ```swift a.swift write \"x\"\n  x\n  ```\n")
        == ["a program with a line to write stands by itself, not in a list or a quote"])
    #expect(try findings("```predict write a.swift\nWhat?\n```\n")[0].contains("no kind"))
  }

  @Test("is asked with no other edit, and nothing is begun by the keys that turn pages")
  func elsewhere() throws {
    let document = try MarkdownDocument(parsing: Self.source())
    #expect(PagePredictions(in: document, of: "bell").variations(in: .english) == [])
    let answer = try #require(try asked().openAnswer)
    #expect("pi_@[({".allSatisfy(answer.mayBegin))
    #expect(!" /?.-".contains(where: answer.mayBegin))
  }
}
