import CourseModel
import Terminal
import Testing

@testable import FullScreen

@Suite("Checking in the loop")
struct CheckingTests {
  static let order1 = CheckOrder(exercise: "ColorPicker", number: 1)
  static let order2 = CheckOrder(exercise: "ColorPicker", number: 2)
  static let order3 = CheckOrder(exercise: "ColorPicker", number: 3)

  @Test("an exercise is judged as it is opened")
  func opening() {
    let session = Session.opened()

    #expect(session.effects == [.check(Self.order1)])
    #expect(session.text.contains("checking"))
  }

  @Test("a save is judged")
  func save() throws {
    var session = Session.opened()
    try session.judge(Samples.failed)

    #expect(session.send(.saved(exercise: "ColorPicker", digest: "two")) == [.check(Self.order2)])
  }

  @Test("a save during a check cancels it and begins another")
  func saveDuringCheck() {
    var session = Session.opened()
    session.send(.checkStarted(Self.order1, digest: "stub"))

    let effects = session.send(.saved(exercise: "ColorPicker", digest: "two"))
    #expect(effects == [.cancelCheck, .check(Self.order2)])
  }

  @Test("of two saves in a row the last is judged, and the verdict of the first comes to nothing")
  func twoSaves() {
    var session = Session.opened()
    session.send(.saved(exercise: "ColorPicker", digest: "two"))
    session.send(.checkStarted(Self.order2, digest: "two"))
    session.send(.saved(exercise: "ColorPicker", digest: "three"))
    #expect(session.effects == [.cancelCheck, .check(Self.order3)])

    session.send(.judged(Self.order2, Samples.passed, files: []))
    #expect(!session.text.contains("Passed"))
    session.send(.checkStarted(Self.order3, digest: "three"))
    session.send(.judged(Self.order3, Samples.failed, files: []))
    #expect(session.text.contains("not passed yet"))
    #expect(session.text.contains("Verdict for your last save"))
    #expect(session.order == nil)
  }

  @Test("a hundred saves end with the verdict of the last")
  func manySaves() throws {
    var session = Session.opened()
    for number in 1...100 {
      session.send(.saved(exercise: "ColorPicker", digest: "\(number)"))
      if number.isMultiple(of: 3) {
        session.send(.checkStarted(try #require(session.order), digest: "\(number)"))
      }
    }
    try session.judge("100", Samples.passed)

    #expect(session.text.contains("Verdict for your last save"))
    #expect(session.text.contains("Passed, 6 of 6 points."))
  }

  @Test("what a check knows before its end is shown at once, and then the whole verdict")
  func found() throws {
    var session = Session.opened()
    try session.judge(Samples.passed)
    session.send(.saved(exercise: "ColorPicker", digest: "two"))
    let order = try #require(session.order)
    session.send(.checkStarted(order, digest: "two"))
    let soFar = Samples.report(.failed, [.notRun, .crashed, .notRun])

    session.send(.found(order, soFar, files: Samples.files))
    #expect(session.text.contains("Index out of range"))
    #expect(session.text.contains("The other checks are still running."))
    #expect(session.text.contains("checking"))
    #expect(!session.text.contains("points"), "there are none yet")
    #expect(session.type("e").contains(.edit(exercise: "ColorPicker", Samples.crashPlace)))

    session.send(.judged(order, Samples.failed, files: Samples.files))
    #expect(!session.text.contains("still running"))
    #expect(session.text.contains("passed before; now 3 of 6 points"))
  }

  @Test("a check that a save ended leaves nothing behind")
  func foundAndCancelled() throws {
    var session = Session.opened()
    let order = try #require(session.order)
    session.send(.checkStarted(order, digest: "one"))
    session.send(
      .found(order, Samples.report(.failed, [.notRun, .crashed]), files: Samples.files))

    session.send(.saved(exercise: "ColorPicker", digest: "two"))

    #expect(!session.text.contains("Index out of range"))
    session.send(.found(order, Samples.report(.failed, [.notRun, .crashed]), files: []))
    #expect(!session.text.contains("Index out of range"), "it is of the other text")
  }

  @Test("a pass that is broken again was a pass, and the loop says so")
  func passedBefore() throws {
    var session = Session.opened()
    try session.judge(Samples.passed)
    #expect(!session.text.contains("passed before"))

    try session.saveAndJudge("two", Samples.failed)

    #expect(session.text.contains("passed before"))
  }

  @Test("a save of what the check under way judges does not disturb it")
  func sameSave() {
    var session = Session.opened()
    session.send(.checkStarted(Self.order1, digest: "one"))

    #expect(session.send(.saved(exercise: "ColorPicker", digest: "one")) == [])
    #expect(session.order == Self.order1)
  }

  @Test("a check may find another content than was known, and its verdict is for that")
  func otherContent() throws {
    var session = Session.opened()
    session.send(.saved(exercise: "ColorPicker", digest: "two"))
    try session.judge("three", Samples.failed)

    #expect(session.text.contains("Verdict for your last save"))
    #expect(session.send(.saved(exercise: "ColorPicker", digest: "three")) == [])
  }

  @Test("a save without a change says so")
  func unchanged() throws {
    var session = Session.opened()
    try session.judge(Samples.failed)
    session.send(.saved(exercise: "ColorPicker", digest: "one"))

    #expect(session.effects == [])
    #expect(session.footer == "Saved without changes: the verdict still holds.")
    #expect(session.type("n") == [.open(exercise: "Multicast")])
  }

  @Test("a save without a change says nothing until the check is over")
  func unchangedSoFar() throws {
    var session = Session.opened()
    try session.judge(Samples.failed)
    let screen = session.screen
    session.send(.saved(exercise: "ColorPicker", digest: "one", isOver: false))

    #expect(session.effects == [])
    #expect(session.screen == screen)
    let effects = session.send(.saved(exercise: "ColorPicker", digest: "two", isOver: false))
    #expect(effects == [.check(Self.order2)])
  }

  @Test("a save that goes on shows the old verdict, faint, and nothing else changes on the screen")
  func noFlicker() throws {
    var session = Session.opened()
    try session.judge(Samples.failed)
    session.send(.saved(exercise: "ColorPicker", digest: "half", isOver: false))
    let screen = session.model.rows
    var others: [PracticeMessage] = [
      .checkStarted(Self.order2, digest: "half"),
      .saved(exercise: "ColorPicker", digest: "two", isOver: false),
      .judged(Self.order2, Samples.passed, files: Samples.files),
      .checkStarted(Self.order3, digest: "two"),
      .saved(exercise: "ColorPicker", digest: "two", isOver: true),
    ]
    while !others.isEmpty {
      session.send(others.removeFirst())
      #expect(session.model.rows == screen)
    }
  }

  @Test("what could not be judged is tried again, also without a change")
  func again() throws {
    var session = Session.opened()
    session.send(.notJudged(Self.order1, sentence: .verbatim("The disk is full.")))

    #expect(session.text.contains("not judged"))
    #expect(session.text.contains("The disk is full."))
    #expect(session.send(.saved(exercise: "ColorPicker", digest: "stub")) == [.check(Self.order2)])
  }

  @Test("a save of another exercise is none of this one's business")
  func otherExercise() {
    var session = Session.opened()

    #expect(session.send(.saved(exercise: "FlipSide", digest: "two")) == [])
    #expect(session.order == Self.order1)
  }

  @Test("a verdict for older text is marked, and faint, until the new one is there")
  func old() throws {
    var session = Session.opened()
    try session.judge(Samples.failed)
    #expect(session.text.contains("Verdict for your last save"))

    session.send(.saved(exercise: "ColorPicker", digest: "two"))
    #expect(session.text.contains("Verdict for your code before the last save"))
    let shown = session.model.verdictView.pane.lines.flatMap(\.spans)
    #expect(shown.allSatisfy { $0.style == Style(dim: true) })

    try session.judge("two", Samples.mistaken)
    #expect(session.text.contains("Verdict for your last save"))
    #expect(!session.text.contains("before your last save"))
  }

  @Test("a verdict for older text is marked where the pane has no name", arguments: 1...6)
  func oldAndSmall(rows: Int) throws {
    var session = Session.opened(rows: rows)
    try session.judge(Samples.failed)
    session.send(.saved(exercise: "ColorPicker", digest: "two"))

    #expect(session.text.contains("for older text"))
  }

  @Test("checking is a word at first, and a count from the second second")
  func waiting() {
    var session = Session.opened()

    let words = [0, 1, 2, 12].map { seconds in
      session.send(.waited(Self.order1, seconds: seconds))
      return session.screen[1]
    }
    #expect(words == ["checking", "checking", "checking, 2 s", "checking, 12 s"])
  }

  @Test("why a check takes longer is said as long as it does")
  func announced() throws {
    var session = Session.opened()
    session.send(.announced(.verbatim("Compiling the checks …")))

    #expect(session.text.contains("Compiling the checks …"))
    try session.judge("one", Samples.failed)
    #expect(!session.text.contains("Compiling the checks …"))
    session.send(.announced(.verbatim("Compiling the checks …")))
    #expect(!session.text.contains("Compiling the checks …"))
  }

  @Test("the untouched stub is the exercise and not a fault")
  func stub() throws {
    var session = Session.opened()
    try session.judge("stub", Samples.stub)

    #expect(session.screen[1] == "not begun yet")
    #expect(session.text.contains("This is the exercise as it was given."))
    #expect(!session.text.contains("✗"))
    let colors = session.model.rows.flatMap(\.spans).map(\.style.foreground)
    #expect(!colors.contains(.red))

    try session.saveAndJudge("one", Samples.failed)
    #expect(session.screen[1].hasPrefix("not passed yet"))
  }

  @Test("a pass offers the next exercise, in green, with the points")
  func pass() throws {
    var session = Session.opened()
    try session.judge(Samples.passed)

    let green = session.model.rows.flatMap(\.spans).filter { $0.style.foreground == .green }
    #expect(green.map(\.text).contains("Passed, 6 of 6 points."))
    #expect(session.text.contains("n  goes on to Multicast · To all"))
    #expect(session.footer.hasPrefix("n next"))
    #expect(session.type("n") == [.open(exercise: "Multicast")])
  }

  @Test("a pass opens the next exercise by itself, if that is wished")
  func advances() throws {
    var session = Session.opened(advances: true)
    let ready = PracticeEffect.makeReady(exercise: "ColorPicker")
    try session.judge(Samples.failed)
    #expect(session.effects == [ready])

    try session.saveAndJudge("two", Samples.passed)
    #expect(session.effects == [ready, .open(exercise: "Multicast")])
    session.send(.opened(Samples.assignment("Multicast")))
    #expect(session.footer == "ColorPicker passed, 6 of 6 points.")
  }

  @Test("an exercise that had passed before stays open, also when it passes again")
  func staysOpen() throws {
    var session = Session.opened(
      in: Samples.outline(passed: ["ColorPicker"]), advances: true)
    let ready = PracticeEffect.makeReady(exercise: "ColorPicker")
    try session.judge(Samples.passed)
    #expect(session.effects == [ready])

    try session.saveAndJudge("two", Samples.passed)
    #expect(session.effects == [ready])
  }

  @Test("the next open exercise may be before this one")
  func advancesRound() throws {
    var session = Session.opened(
      Samples.assignment("Multicast"), in: Samples.outline(passed: ["FlipSide"]), advances: true)
    try session.judge(Samples.report(.passed, [.passed], exercise: "Multicast"))

    #expect(
      session.effects == [.makeReady(exercise: "Multicast"), .open(exercise: "ColorPicker")])
  }

  @Test("what was said stands until a key, or a save behind the next verdict")
  func notices() throws {
    var session = Session.opened()
    session.send(.notice(.verbatim("The stub is back.")))
    try session.saveAndJudge("two", Samples.failed)
    #expect(session.footer == "The stub is back.")
    session.send(.saved(exercise: "ColorPicker", digest: "three"))
    #expect(session.footer.hasPrefix("h hint"))

    session.send(.notice(.verbatim("The stub is back.")))
    session.press(.down)
    #expect(session.footer.hasPrefix("h hint"))
  }

  @Test("a save brings the verdict to the front, but not over the list")
  func front() throws {
    var session = Session.opened()
    try session.judge(Samples.failed)
    session.type("t")
    #expect(session.text.contains("Task"))
    try session.saveAndJudge("two", Samples.failed)
    #expect(session.text.contains("Verdict for your last save"))

    session.type("L")
    try session.saveAndJudge("three", Samples.failed)
    #expect(session.text.contains("'/' filters"))
  }
}
