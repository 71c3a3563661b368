import Terminal
import Testing
import Typesetting

@testable import FullScreen

@Suite("A page with predictions in the reader")
struct QuestionTests {
  private static let source = """
    # Player

    ```swift player.swift
    weak var a = 1
    ```

    ```predict order player.swift
    Which lines?

    Why: It is so.
    ```

    \(paragraphs(12))

    ```predict count player.swift
    How many?

    - play

    Why: It counts.
    ```

    The end.
    """

  private func desk(
    columns: Int = 60, rows: Int = 24, answers: [String: String] = [:], isRun: Bool = true
  ) throws -> Desk {
    let document = try MarkdownDocument(parsing: Self.source)
    let page = ReaderPage(
      address: "p.md", title: "Page", document: document, next: [Span("next")],
      questions: QuestionedPage(document, of: "player", answers: answers))
    var desk = Desk(page, columns: columns, rows: rows)
    if isRun { try run(&desk) }
    return desk
  }

  private func run(_ desk: inout Desk) throws {
    for errand in desk.takeTasks() {
      guard case .page(.predict(let predictions, let address)) = errand else { continue }
      for (index, prediction) in predictions.enumerated() {
        let run = ProgramRun.printed(["stop", "play"])
        let answer = try PredictionAnswer(to: prediction, unedited: run, edited: run)
        desk.update(.page(.predicted(.success(answer), index: index, page: address)))
      }
    }
  }

  @Test("An unread page without answers opens where it was left, in any width")
  func unanswered() throws {
    let text = paragraphs(40)
    func desk(columns: Int = 60, at place: Double?, isRead: Bool = false) throws -> Desk {
      let document = try MarkdownDocument(
        parsing: Self.source.replacing("# Player", with: "# Player\n\n\(text)"))
      return Desk(
        ReaderPage(
          address: "p.md", title: "Page", document: document,
          questions: QuestionedPage(document, of: "player", isRead: isRead, place: place)),
        columns: columns, rows: 8)
    }
    var first = try desk(at: nil)
    first.press(.down, .down, .down)
    let left = try #require(first.model.places["p.md"])
    #expect(left > 0)
    #expect(try desk(at: left).model.top == 3)
    #expect(try desk(columns: 100, at: left).model.places["p.md"] == left)
    #expect(try desk(at: left, isRead: true).model.top == 0)
  }

  @Test("After a wrong answer, letters do nothing until another key is pressed")
  func secondTry() throws {
    var desk = try desk()
    desk.press(.end)
    desk.type("ab")
    desk.press(.enter)
    let top = desk.model.top
    #expect(desk.type("qjo") == nil)
    #expect(desk.model.top == top)
    #expect(desk.status.contains("Letters rest: Space reads on, . asks again."))
    desk.type("?")
    #expect(desk.screen.contains { $0.hasPrefix("q Ctrl-C") })
    desk.press(.escape)
    #expect(desk.type("q") == .quit)
  }

  @Test("has them run when it is opened, and says so where somebody waits for it")
  func runs() throws {
    var desk = try desk(isRun: false)
    #expect(desk.status.hasPrefix("Running the program …"))
    #expect(desk.model.pages["p.md"]?.questions.predictions.count == 2)
    try run(&desk)
    #expect(desk.takeTasks() == [])
    #expect(desk.status.hasPrefix("Your answer: "))
    #expect(desk.screen.contains("a  play"))
  }

  @Test("stops at the first, takes an answer, compares it, and goes on")
  func answers() throws {
    var desk = try desk()
    #expect(!desk.screen.contains("line 1"))
    #expect(!desk.model.showsEnd)
    desk.type("b")
    #expect(desk.status.contains("Your answer: b"))
    desk.type(" ax")
    desk.press(.enter)
    #expect(desk.status.contains("“b ax”: 'x' is not one of the letters"))
    desk.press(.backspace)
    #expect(desk.status.contains("Your answer: b a "))
    desk.type("x")
    desk.press(.enter)
    desk.type("b")
    #expect(desk.status.contains("Your answer: b "), "a letter begins a new answer")
    desk.type(" a")
    desk.press(.enter)
    let kept = try #require(desk.takeTasks().first)
    guard case .page(.keep(let answer)) = kept else { throw Unexpected() }
    #expect(answer.typed == "b a")
    #expect(answer.isRight)
    #expect(desk.screen.contains { $0.hasPrefix("Right: b a.") })
    #expect(desk.screen.contains("line 1"))
    #expect(!desk.status.contains("Your answer"))
    desk.press(.end)
    #expect(desk.status.hasPrefix("Your answer: "))
    desk.type("2")
    desk.press(.enter)
    #expect(
      desk.screen.contains {
        $0.hasPrefix(
          "Not quite. You expected 2; the right answer is "
            + "1.")
      })
    desk.press(.end)
    #expect(desk.model.showsEnd)
    #expect(desk.screen.contains { $0.contains("next") })
  }

  @Test("An answer that was begun stays while the page scrolls, and typing brings it back")
  func scrolledAway() throws {
    var desk = try desk(rows: 8)
    desk.press(.end)
    desk.type("bq")
    desk.press(.up, .up)
    #expect(desk.status.hasPrefix("Your answer: bq"))
    #expect(desk.model.top < desk.model.lastTop)
    desk.press(.left)
    desk.type("a")
    #expect(desk.status.hasPrefix("Your answer: baq"))
    #expect(desk.model.top == desk.model.lastTop)
    desk.press(.delete, .enter)
    #expect(desk.status.contains("Answered: Space reads on, . asks again."))
  }

  struct Unexpected: Error {}

  @Test("has a line that somebody writes tried, asks on, and keeps the one that is right")
  func writes() throws {
    let source = "```swift bell.swift write \"dong\"\nprint(\"dong\")\n```\n\nThe end."
    let document = try MarkdownDocument(parsing: source)
    var desk = Desk(
      ReaderPage(
        address: "p.md", title: "Page", document: document, next: [],
        questions: QuestionedPage(document, of: "bell")), columns: 70, rows: 24)
    guard case .page(.predict(let predictions, let address))? = desk.takeTasks().first else {
      throw Unexpected()
    }
    let answer = try PredictionAnswer(
      to: predictions[0], unedited: .printed(["dong"]), edited: .printed([]))
    desk.update(.page(.predicted(.success(answer), index: 0, page: address)))
    func tried(_ line: String, _ written: WrittenLine) throws {
      // A wrong answer stays, so that the reader can mend it.
      desk.press(.control("u"))
      desk.type(line)
      desk.press(.enter)
      guard case .page(.tryOut(let trial, let address))? = desk.takeTasks().first else {
        throw Unexpected()
      }
      #expect(trial.line == line)
      #expect(desk.screen.contains { $0.contains("Your line is being compiled and run.") })
      desk.update(.page(.tried(.success(written), trial, page: address)))
    }
    try tried("print(7)", .printed(["7"]))
    #expect(desk.screen.contains { $0.contains("prints something else") })
    #expect(desk.status.hasPrefix("Your answer: print(7)"))
    #expect(desk.takeTasks() == [])
    var passing = desk
    passing.type(".")
    #expect(passing.status.hasPrefix("Your answer: print(7)."), "a line may have dots")
    passing.press(.escape)
    passing.type("..")
    #expect(passing.screen.contains { $0.hasPrefix("The right answer is print(\"dong\").") })
    try tried("print(\"do\" + \"ng\")", .printed(["dong"]))
    #expect(desk.screen.contains("The end."))
    guard case .page(.keep(let kept))? = desk.takeTasks().first else { throw Unexpected() }
    #expect(kept.isRight)
    #expect(desk.model.showsEnd)
  }

  @Test("shows the comparison also where the screen is low")
  func lowScreen() throws {
    var desk = try desk(rows: 10)
    desk.press(.end)
    desk.type("ab")
    desk.press(.enter)
    #expect(desk.screen.contains { $0.hasPrefix("Not quite.") })
  }

  @Test("is passed over with two dots, which show what happened")
  func passes() throws {
    var desk = try desk()
    desk.type(" ")
    #expect(desk.status.contains("Answer the question first"))
    #expect(desk.model.pages["p.md"]?.questions.open == 0)
    desk.type(".")
    #expect(desk.status.contains("Press . again to see the answer to question 1, or try it."))
    desk.press(.up)
    desk.type(".")
    #expect(desk.model.pages["p.md"]?.questions.open == 0, "only twice in a row")
    desk.type(".")
    #expect(desk.screen.contains { $0.hasPrefix("The right answer is b a.") })
    #expect(desk.takeTasks() == [])
    #expect(desk.model.pages["p.md"]?.questions.open == 1)
  }

  @Test("is asked again by a dot, where its answer is in view")
  func again() throws {
    var desk = try desk()
    desk.type("ab")
    desk.press(.enter)
    _ = desk.takeTasks()
    #expect(desk.screen.contains { $0.hasPrefix("Not quite.") })
    desk.type(".")
    #expect(desk.model.pages["p.md"]?.questions.open == 0)
    #expect(desk.status.hasPrefix("Your answer: "))
    desk.type("ba")
    desk.press(.enter)
    guard case .page(.keep(let kept)) = desk.takeTasks().first else { throw Unexpected() }
    #expect(kept.isRight)
    #expect(desk.model.pages["p.md"]?.questions.open == 1)
  }

  @Test("keeps all other keys, and gives letters back after Escape")
  func otherKeys() throws {
    var desk = try desk()
    #expect(desk.type("q") == .quit)
    desk.type("?")
    #expect(desk.status.contains("Keys"))
    desk.press(.escape)
    desk.type("b")
    #expect(desk.status.contains("Your answer: b"))
    desk.press(.escape)
    #expect(desk.status.hasPrefix("Your answer:  "))
    desk.press(.escape)
    #expect(desk.status.hasPrefix("Enter: your answer to question 1 "))
    #expect(desk.status.contains("letters are keys now"))
    desk.type("b")
    #expect(desk.status.hasPrefix("Enter: your answer"))
    desk.press(.enter)
    desk.type("a")
    #expect(desk.status.contains("Your answer: a"))
    desk.resize(30, 10)
    #expect(desk.model.pages["p.md"]?.reply.text == "a")
  }

  /// Two questions, and a heading below each.
  private static let folded = """
    # Player

    See [what is next](#below-one), [the end](#below-two).

    ```swift player.swift
    weak var a = 1
    ```

    ```predict order player.swift
    Which lines?

    Why: The sesame is open.
    ```

    ## Below one

    A lamp.

    \(paragraphs(12))

    ```predict count player.swift
    How many?

    - play

    Why: It counts.
    ```

    ## Below two

    A bell.

    \(paragraphs(12))
    """

  private func foldedDesk(_ fragment: String? = nil) throws -> Desk {
    let document = try MarkdownDocument(parsing: Self.folded)
    let page = ReaderPage(
      address: "p.md", title: "Page", document: document,
      questions: QuestionedPage(document, of: "player"))
    var desk = Desk(page, columns: 80, rows: 20)
    if let fragment {
      desk = try Desk("start", columns: 80, rows: 20)
      desk.update(.opened(page, fragment: fragment))
    }
    try run(&desk)
    return desk
  }

  @Test("a search says that there is a match in a folded part, and leaves it folded")
  func searchBelow() throws {
    var desk = try foldedDesk()
    desk.type("/bell")
    #expect(desk.status.contains("below question 1"))
    desk.press(.enter)
    #expect(
      desk.status.contains(
        "bell is below question 1: answer it, or press . twice to see the answer"))
    #expect(!desk.screen.contains("A bell."))
    #expect(desk.model.pages["p.md"]?.questions.open == 0)
    desk.type("/sesame\r".filter { $0 != "\r" })
    desk.press(.enter)
    #expect(desk.status.contains("not found: sesame"))
    desk.type("..")
    desk.type("/bell")
    desk.press(.enter)
    #expect(desk.status.contains("below question 2"))
    desk.type("/player")
    desk.press(.enter)
    desk.type("nnn")
    #expect(!desk.status.contains("more stands"))
  }

  @Test("a search that has come round says that there is more below it")
  func searchOnBelow() throws {
    var desk = try foldedDesk()
    desk.type("/what")
    desk.press(.enter)
    desk.type("/e")
    desk.press(.enter)
    while !desk.status.contains("continued from the top") { desk.type("n") }
    #expect(desk.status.contains("continued from the top; there is more below question 1"))
  }

  @Test("a link to a heading below it passes it over, and says so")
  func linkBelow() throws {
    var desk = try foldedDesk()
    desk.press(.tab, .tab)
    desk.press(.enter)
    #expect(desk.firstRow == "Below two")
    #expect(desk.status.contains("skipped on the way: questions 1 to 2"))
    #expect(desk.model.pages["p.md"]?.questions.open == nil)
    #expect(desk.takeTasks() == [])
    desk.press(.backspace)
    #expect(desk.firstRow == "Player")
  }

  @Test("a page that is opened at a heading below it is opened there")
  func openedBelow() throws {
    let desk = try foldedDesk("below-one")
    #expect(desk.firstRow == "Below one")
    #expect(desk.model.pages["p.md"]?.questions.open == 1)
    #expect(try foldedDesk("nowhere").status.contains("no heading here is called #nowhere"))
  }

  @Test("the contents have what is below it as well, and go there")
  func contentsBelow() throws {
    var desk = try foldedDesk()
    desk.type("t")
    #expect(
      desk.screen.prefix(3) == [
        "Player", "  Below one  below question 1", "  Below two  below question 1",
      ])
    desk.press(.down, .enter)
    #expect(desk.firstRow == "Below one")
    #expect(desk.status.contains("skipped on the way: question 1"))
    #expect(desk.model.pages["p.md"]?.questions.open == 1)
  }

  @Test("is unfolded where it was answered before, and where nothing can be run")
  func unfolded() throws {
    let identities = try desk().model.pages["p.md"]?.questions.predictions.map(\.identity) ?? []
    let answers = Dictionary(uniqueKeysWithValues: zip(identities, ["a b", "1"]))
    let known = try desk(answers: answers)
    #expect(known.model.pages["p.md"]?.questions.open == nil)
    #expect(known.screen.contains { $0.hasPrefix("Not quite. You expected a b;") })

    var desk = try desk(isRun: false)
    for index in 0...1 {
      let fault = PredictionAnswer.Fault(sentence: "there is no compiler")
      desk.update(.page(.predicted(.failure(fault), index: index, page: "p.md")))
    }
    #expect(desk.screen.contains { $0.contains("there is no compiler") })
    #expect(desk.screen.contains("line 1"))
  }

  @Test("opens at the question that is open, if one above it was answered")
  func begun() throws {
    let identities = try desk().model.questions?.predictions.map(\.identity) ?? []
    let desk = try desk(answers: [identities[0]: "a b"])
    #expect(desk.screen.contains { $0.contains("How many?") })
    #expect(desk.status.hasPrefix("Your answer: "))
  }

  @Test("has no total while it is answered, but the number of its questions")
  func position() throws {
    var desk = try desk(columns: 80, rows: 6)
    #expect(desk.status.contains("1–5 until question 1 of 2"))
    desk.press(.end)
    desk.type("..")
    desk.press(.up)
    #expect(desk.status.contains(" until question 2 of 2"))
    desk.resize(30, 10)
    #expect(!desk.status.contains(" of "))
  }

  @Test("a page that a link leads back to is where it was left")
  func linkedAgain() throws {
    var desk = try desk(columns: 60, rows: 10)
    desk.press(.down, .down)
    let left = desk.firstRow
    let first = desk.model.page
    desk.update(.opened(try page("[p](p.md)", address: "other.md"), fragment: nil))
    #expect(desk.firstRow == "p")
    desk.update(.opened(first, fragment: nil))
    #expect(desk.firstRow == left)
    desk.update(.opened(first, fragment: ""))
    #expect(desk.firstRow == "Player")
  }

  @Test("is asked before the program runs that would show the answer")
  func asksFirst() throws {
    var desk = try desk()
    desk.type("r")
    #expect(desk.status.contains("Question 1 asks about player.swift: answer it first"))
    #expect(desk.takeTasks() == [])
  }

  @Test("plays a program with a screen, and says so in the last row")
  func playable() throws {
    var desk = try Desk(
      """
      # A lamp

      ```swift lamp.swift
      import DemoRunner
      Demo.play("Lamp") { [Demo.Label("dark")] }
      ```
      """)
    #expect(desk.status.contains("r plays lamp.swift"))
    #expect(desk.type("r") == .play(program: "lamp.swift", desk.model.page))
  }

  @Test("runs the program on the screen, and shows what it prints")
  func program() throws {
    var desk = try desk()
    desk.type("..")
    desk.press(.end)
    desk.type("..")
    desk.press(.home)
    desk.type("r")
    #expect(desk.status.contains("running player.swift"))
    #expect(
      desk.takeTasks() == [.run(program: "player.swift", desk.model.page, columns: 60)])
    desk.update(.ran(title: "What player.swift prints", [Line("stop")]))
    #expect(desk.firstRow == "stop")
    #expect(desk.status.contains("What player.swift"))
    desk.press(.escape)
    #expect(desk.screen.contains("Player"))
    var plain = try Desk("no program")
    plain.type("r")
    #expect(plain.status.contains("no program on this page"))
  }
}
