import Terminal
import Testing

@testable import FullScreen

@Suite("A lesson with predictions in the loop")
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

    The page goes on.
    """

  private static let lesson = PracticePage(
    title: "Player", lesson: "player",
    QuestionedPage(Samples.document(source), of: "player"))

  private func answer(_ session: inout Session) throws {
    guard case .page(.predict(let predictions, let name))? = session.effects.last else {
      throw Unexpected()
    }
    let run = ProgramRun.printed(["stop", "play"])
    let answer = try PredictionAnswer(to: predictions[0], unedited: run, edited: run)
    session.send(
      .page(.predicted(.success(answer), index: 0, page: name)))
  }

  struct Unexpected: Error {}

  private func opened(columns: Int = 80) throws -> Session {
    var session = Session.opened(columns: columns, rows: 30)
    session.send(.showing(Self.lesson))
    return session
  }

  @Test("An answer that was begun stays while the lesson scrolls, and then it says what is next")
  func scrolledAway() throws {
    var session = Session.opened(columns: 80, rows: 10)
    session.send(.showing(Self.lesson))
    try answer(&session)
    session.press(.end)
    session.type("b")
    session.press(.up, .up)
    #expect(session.footer.hasPrefix("Your answer: b"))
    session.type("a")
    #expect(session.footer.hasPrefix("Your answer: ba"))
    session.press(.enter)
    #expect(session.footer == "Answered: Space reads on, . asks again.")
  }

  private func screen(_ session: Session) -> [String] { session.model.rows.map(\.text) }

  @Test("has them run when it comes into view, takes an answer, and keeps it")
  func answers() throws {
    var session = try opened()
    #expect(screen(session).last?.hasPrefix("Running the program …") == true)
    try answer(&session)
    #expect(session.effects == [])
    #expect(screen(session).last?.hasPrefix("Your answer: ") == true)
    #expect(!screen(session).contains("The page goes on."))
    session.type("ba")
    session.press(.enter)
    guard case .page(.keep(let kept))? = session.effects.first else { throw Unexpected() }
    #expect(kept.isRight)
    #expect(screen(session).contains("The page goes on."))
    // The end is in view now, so the lesson counts as read only now.
    #expect(
      session.effects.contains(.noteRead(lesson: "player"))
        || session.model.lessonsSeen.finished == [])
  }

  @Test("is passed over with two dots; what is no answer is said; other keys stay")
  func keys() throws {
    var session = try opened()
    try answer(&session)
    session.type("bx")
    session.press(.enter)
    #expect(screen(session).contains { $0.hasPrefix("“bx”: 'x' is not one of the letters") })
    session.press(.escape)
    session.type("?")
    #expect(screen(session).contains { $0.contains("Ctrl-L") })
    session.press(.escape)
    session.send(.showing(Self.lesson))
    // The program is not run again.
    #expect(screen(session).last?.hasPrefix("Your answer: ") == true)
    session.type(" ")
    #expect(screen(session).contains { $0.hasPrefix("Answer the question first") })
    session.type(".")
    #expect(session.footer == "Press . again to see the answer to question 1, or try it.")
    session.type(".")
    #expect(screen(session).contains { $0.hasPrefix("The right answer is b a.") })
    session.type(".")
    #expect(screen(session).last?.hasPrefix("Your answer: ") == true)
  }

  @Test("has a line that somebody writes tried, asks on, and keeps the one that is right")
  func writes() throws {
    let source = "```swift bell.swift write \"dong\"\nprint(\"dong\")\n```\n\nThe end."
    var session = Session.opened(columns: 80, rows: 30)
    session.send(
      .showing(
        PracticePage(
          title: "Bell", lesson: "bell",
          QuestionedPage(Samples.document(source), of: "bell"))))
    guard case .page(.predict(let predictions, "bell"))? = session.effects.last else {
      throw Unexpected()
    }
    let answer = try PredictionAnswer(
      to: predictions[0], unedited: .printed(["dong"]), edited: .printed([]))
    session.send(
      .page(.predicted(.success(answer), index: 0, page: "bell")))
    func tried(_ line: String, _ written: WrittenLine) throws {
      // A wrong answer stays, so that the reader can mend it.
      session.press(.control("u"))
      session.type(line)
      session.press(.enter)
      guard case .page(.tryOut(let trial, "bell"))? = session.effects.first else {
        throw Unexpected()
      }
      session.send(.page(.tried(.success(written), trial, page: "bell")))
    }
    try tried("print(7)", .printed(["7"]))
    #expect(screen(session).contains { $0.contains("prints something else") })
    #expect(session.effects == [])
    try tried("print(\"do\" + \"ng\")", .printed(["dong"]))
    #expect(screen(session).contains("The end."))
    #expect(session.effects.count { if case .page(.keep) = $0 { true } else { false } } == 1)
    guard case .page(.keep(let kept))? = session.effects.first else { throw Unexpected() }
    #expect(kept.isRight)
    #expect(session.footer == "Answered: Space reads on, . asks again.")
  }

  @Test("is asked before its program runs, which would show the answer")
  func asksFirst() throws {
    var session = try opened()
    try answer(&session)
    for key in ["r", "e"] {
      #expect(session.type(key) == [])
      #expect(session.footer.hasPrefix("Question 1 asks about player.swift: answer it first"))
    }
    session.type("..r")
    #expect(session.effects == [.runProgram(lesson: "player", program: "player.swift")])
  }

  @Test("runs and opens its program, and comes back from what it prints")
  func programs() throws {
    var session = try opened()
    try answer(&session)
    session.type("ba")
    session.press(.enter)
    session.type("r")
    #expect(session.effects == [.runProgram(lesson: "player", program: "player.swift")])
    session.send(.showing(PracticePage(title: "What it prints") { _, _ in [Line("stop")] }))
    #expect(screen(session).contains("stop"))
    session.press(.escape)
    #expect(screen(session).contains { $0.hasPrefix("Right: b a.") })
    session.type("e")
    #expect(session.effects == [.editProgram(lesson: "player", program: "player.swift")])
  }

  private static let long =
    source + "\n\n\(paragraphs)\n\n" + """
      ```predict count player.swift
      How many?

      - play

      Why: It counts.
      ```

      The end.
      """

  private static let paragraphs = (1...30).map { "line \($0)" }.joined(separator: "\n\n")

  private func long(_ answers: [String: String] = [:]) -> PracticePage {
    PracticePage(
      title: "Player", lesson: "player",
      QuestionedPage(Samples.document(Self.long), of: "player", answers: answers))
  }

  @Test("is opened where it was left, also beside the verdict")
  func place() throws {
    var session = Session.opened(columns: 80, rows: 20)
    session.send(.showing(long()))
    try answer(&session)
    session.type("..jjj")
    let left = screen(session).dropLast()
    session.press(.escape)
    #expect(session.screen[2].hasPrefix("─ Exercise"))
    session.send(.showing(long()))
    #expect(screen(session).dropLast() == left)

    // A page with another text begins anew.
    session.press(.escape)
    session.send(.showing(Self.lesson))
    #expect(session.text.contains("weak var a"))
  }

  @Test("the exercise's own lesson has one place, beside the verdict and on a page")
  func onePlace() {
    var session = Session.opened(columns: 80, rows: 12)
    let assignment = Assignment(
      exercise: "ColorPicker", task: Samples.task, lesson: plain, hintCounts: [], digest: "stub")
    session.send(.opened(assignment))
    session.send(.showing(plain))
    session.type(" ")
    let read = session.screen.first { $0.hasPrefix("line") }
    #expect(read != "line 1")
    session.press(.escape)
    session.type("l")
    #expect(session.screen.first { $0.hasPrefix("line") } == read)
    session.type("l")
    session.send(.opened(assignment))
    session.type("l")
    #expect(session.screen.first { $0.hasPrefix("line") } == read)
  }

  private let plain = PracticePage(
    title: "Player", lesson: "player",
    QuestionedPage(Samples.document(paragraphs), of: "player"))

  @Test("whose first question was answered another day opens at the next one")
  func begun() throws {
    let questions = QuestionedPage(Samples.document(Self.long), of: "player")
    let identity = try #require(questions.predictions.first?.identity)
    var session = Session.opened(columns: 80, rows: 20)
    session.send(.showing(long([identity: "b a"])))
    #expect(session.text.contains("How many?"))
    #expect(session.screen[2].contains("until question 2 of 2"))
  }

  @Test("A page whose questions were all answered goes on at the last answer until it was read")
  func goesOn() throws {
    let text = Self.long + "\n\n\(Self.paragraphs)"
    let questions = QuestionedPage(Samples.document(text), of: "player")
    let answers = Dictionary(
      uniqueKeysWithValues: zip(questions.predictions.map(\.identity), ["b a", "1"]))
    func top(isRead: Bool) -> String {
      var session = Session.opened(columns: 80, rows: 20)
      session.send(
        .showing(
          PracticePage(
            title: "Player", lesson: "player",
            QuestionedPage(
              Samples.document(text), of: "player", answers: answers, isRead: isRead))))
      return session.text
    }
    #expect(top(isRead: false).contains("How many?"))
    #expect(!top(isRead: true).contains("How many?"))
  }

  @Test("After an answer, letters cost no hint and change no file, until Escape leaves the page")
  func costsNothing() throws {
    var session = try opened()
    try answer(&session)
    session.type("ba")
    session.press(.enter)
    for key in "hH1scRu" {
      #expect(session.type("\(key)") == [])
      #expect(session.footer.hasPrefix("That key is for the exercise: press Esc first"))
    }
    session.press(.escape)
    #expect(session.type("h") == [.nextHint(exercise: "ColorPicker", todo: 1)])
  }

  @Test("After a wrong answer, letters do nothing until another key is pressed")
  func secondTry() throws {
    var session = try opened()
    try answer(&session)
    session.type("ab")
    session.press(.enter)
    for key in "erqj" {
      #expect(session.type("\(key)") == [])
      #expect(session.footer == "Letters rest: Space reads on, . asks again.")
    }
    session.press(.down)
    #expect(session.type("e") == [.editProgram(lesson: "player", program: "player.swift")])
  }

  @Test("An unread page without answers opens where it was left, in any width")
  func unanswered() {
    func page(at place: Double?) -> PracticePage {
      PracticePage(
        title: "Player", lesson: "player",
        QuestionedPage(Samples.document(Self.paragraphs), of: "player", place: place))
    }
    var session = Session.opened(columns: 80, rows: 12)
    session.send(.showing(page(at: nil)))
    session.type("  ")
    let left = session.model.lessonPlaces["player"]
    #expect(left ?? 0 > 1)
    for columns in [80, 120] {
      var later = Session.opened(columns: columns, rows: 12)
      later.send(.showing(page(at: left)))
      #expect(later.model.lessonPlaces["player"] == left)
    }
  }

  @Test("is replaced by the page that 'n' opens, so that Escape leaves both")
  func replaced() throws {
    var session = try opened()
    session.send(.showing(Samples.lesson))
    session.send(.showing(PracticePage(title: "What it prints") { _, _ in [Line("stop")] }))
    session.send(.showing(Self.lesson))
    session.press(.escape, .escape)
    #expect(session.screen[2].hasPrefix("─ Exercise"))

    let lessons = ["ColorPicker": ["telling-without-knowing"]]
    session.send(.progressChanged(Samples.outline(lessons: lessons)))
    session.send(.showing(Samples.lesson))
    #expect(session.type("n") == [])
    #expect(session.footer == "This is the page to read next: read it to its end.")
  }

  @Test("Escape leaves the question first, also while its program runs")
  func escape() throws {
    var session = try opened()
    #expect(session.footer.hasPrefix("Running the program"))
    var waiting = session
    waiting.press(.escape)
    #expect(waiting.footer.hasPrefix("Enter: your answer"))
    waiting.press(.enter)
    #expect(waiting.footer.hasPrefix("Running the program"))
    try answer(&session)
    session.press(.escape)
    session.type("b")
    #expect(session.footer.hasPrefix("Enter: your answer"))
    session.press(.enter)
    #expect(session.footer.hasPrefix("Your answer: "))
    session.press(.escape, .escape)
    #expect(session.screen[2].hasPrefix("─ Exercise"))
  }

  @Test("An answer that somebody goes on typing after Escape opens nothing else")
  func typingOn() throws {
    var session = try opened()
    try answer(&session)
    session.press(.escape)
    for key in "npvPAoTwhs" {
      #expect(session.type("\(key)") == [])
      #expect(session.footer.hasPrefix("That key is for the exercise: press Esc first"), "\(key)")
    }
    session.press(.escape)
    #expect(session.type("A") == [.showAttempts(exercise: "ColorPicker")])
  }

  @Test("appears whole, with its answers at the end, for a screen reader")
  func told() {
    let place = TerminalProfile(isTerminal: false, accessible: true)
    let questions = QuestionedPage(Samples.document(Self.source), of: "player")
    let lesson = PracticePage(title: "Player", lesson: "player", questions) { page in
      var page = page
      page.note(.failure(PredictionAnswer.Fault(sentence: "it is a test")), of: 0)
      return page
    }
    let lines = lesson.lines(place, .standard).map(\.text)
    #expect(lines.contains("The page goes on."))
    #expect(lines.joined(separator: " ").contains("it is a test"))
    #expect(lines.contains { $0.contains("Answers") })
  }
}
