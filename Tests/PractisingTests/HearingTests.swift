import CourseModel
import Terminal
import Testing

@testable import FullScreen

@Suite("A conversation, in the loop")
struct HearingTests {
  private static func opened(
    columns: Int = 80, rows: Int = 40, profile: TerminalProfile = Session.color
  ) -> Session {
    Session.opened(
      Samples.assignment(heardChecks: ["done", "cancel"]), columns: columns, rows: rows,
      profile: profile)
  }

  private static func order(
    _ number: Int, of check: String = "cancel", isAsked: Bool = false, hasPassed: Bool = false
  ) -> PracticeEffect {
    .hear(
      ConversationOrder(
        exercise: "ColorPicker", check: check, number: number, isAsked: isAsked,
        hasPassed: hasPassed), files: Samples.files)
  }

  private static let prepared = PracticeEffect.prepareConversations(exercise: "ColorPicker")

  @Test("is recorded after the verdict, never before")
  func afterVerdict() throws {
    var session = Self.opened()
    #expect(session.effects == [.check(CheckingTests.order1)])
    #expect(session.type("c") == [])
    #expect(session.footer == "What your objects say is shown after this check.")
    #expect(try session.judge(Samples.stub) == [Self.prepared])
    #expect(session.footer == "You see your objects' messages after a check has run them.")

    #expect(try session.saveAndJudge("two", Samples.failed) == [Self.order(1)])
    #expect(session.text.contains("not passed yet"))
    #expect(!session.text.contains("What your objects said"))
  }

  @Test("comes below what is read, which stays where it is")
  func place() throws {
    var session = Self.opened(columns: 100)
    try session.judge(Samples.failed)
    let before = session.screen
    session.hear(Samples.conversation)
    let after = session.screen

    let row = try #require(after.firstIndex { $0.contains("What your objects said") })
    #expect(after[..<row] == before[..<row])
    // The rows below are unchanged, but further down.
    let list = before.filter { $0.contains("Without a delegate, nothing happens") }
    #expect(list == after.filter { $0.contains("Without a delegate, nothing happens") })
  }

  @Test("leaves the rows in place that somebody reads below it")
  func scrolled() throws {
    var session = Session.opened(
      Samples.assignment(heardChecks: ["c1"]), columns: 60, rows: 20)
    try session.judge(Samples.many)
    session.type("v")
    session.press(.end)
    let before = session.screen.dropLast()
    session.hear(Samples.conversation)

    // The rule shows another position; the rows are the same.
    #expect(before.dropFirst(3) == session.screen.dropLast().dropFirst(3))
  }

  @Test("comes below the known mistake, among the explained checks, too", arguments: ["", "v"])
  func belowMistake(keys: String) throws {
    var session = Session.opened(
      Samples.assignment(heardChecks: ["done"]), columns: 80, rows: 60, profile: Session.color)
    try session.judge(Samples.mistaken)
    session.hear(Samples.conversation)
    session.type(keys)
    let mistake = try #require(session.text.firstRange(of: "this is often why"))
    let drawing = try #require(session.text.firstRange(of: "What your objects said"))
    #expect(mistake.lowerBound < drawing.lowerBound)
  }

  @Test("is ended by a save, and what comes of it then is of no use")
  func save() throws {
    var session = Self.opened()
    try session.judge(Samples.failed)
    let order = session.model.hearingOrder
    session.send(.saved(exercise: "ColorPicker", digest: "two"))
    #expect(session.effects == [.endHearing, .check(CheckingTests.order2)])

    session.send(.heard(order, .success(Samples.conversation)))
    #expect(!session.text.contains("What your objects said"))
    #expect(try session.judge("two", Samples.failed) == [Self.order(2)])
  }

  @Test("fades with its verdict, and goes with it")
  func old() throws {
    var session = Self.opened()
    try session.judge(Samples.failed)
    session.hear(Samples.conversation)
    session.send(.saved(exercise: "ColorPicker", digest: "two"))
    let shown = session.model.verdictView.pane.lines.flatMap(\.spans)
    #expect(shown.contains { $0.text.contains("What your objects said") })
    #expect(shown.allSatisfy { $0.style == Style(dim: true) })

    try session.judge("two", Samples.failed)
    #expect(!session.text.contains("What your objects said"))
  }

  @Test("is shown by a key before it comes by itself")
  func key() throws {
    var session = Self.opened()
    try session.judge(Samples.failed)
    #expect(session.footer.contains("c conversation"))

    session.send(.saved(exercise: "ColorPicker", digest: "two"))
    try session.judge("two", Samples.failed)
    #expect(session.type("c") == [Self.order(3, isAsked: true)])
    #expect(session.footer.contains("Running it once more"))
    session.hear(Samples.conversation)
    #expect(session.text.contains("What your objects said"))
    #expect(session.footer.contains("c other conversations"))
  }

  @Test("asked for during a check, is shown after its verdict")
  func duringCheck() throws {
    var session = Self.opened()
    try session.judge(Samples.failed)
    session.hear(Samples.conversation)
    session.send(.saved(exercise: "ColorPicker", digest: "two"))
    #expect(session.type("c") == [])
    #expect(session.footer == "What your objects say is shown after this check.")
    #expect(try session.judge("two", Samples.failed) == [Self.order(2, isAsked: true)])

    // A save cancels the recording, and the next verdict starts it again.
    session.send(.saved(exercise: "ColorPicker", digest: "three"))
    #expect(session.effects.first == .endHearing)
    #expect(session.footer == "What your objects say is shown after this check.")
    #expect(try session.judge("three", Samples.failed) == [Self.order(3, isAsked: true)])
    session.hear(Samples.conversation)
    #expect(try session.saveAndJudge("four", Samples.failed) == [Self.order(4)])
  }

  @Test("of a former verdict goes when the next one comes, as the list of its checks does")
  func former() throws {
    var session = Self.opened()
    try session.judge(Samples.failed)
    session.hear(Samples.conversation)
    session.type("c")
    session.press(.up, .enter)
    session.hear(Samples.conversation)
    session.press(.enter)
    #expect(session.text.contains("What was said: Done reports"))
    try session.judge("one", Samples.failed)
    #expect(session.screen[2].contains("Verdict for your last save"))

    session.hear(Samples.conversation)
    session.type("c")
    #expect(session.text.contains("What was said in which check?"))
    try session.saveAndJudge("two", Samples.failed)
    #expect(session.screen[2].contains("Verdict for your last save"))
  }

  @Test("says where there is nothing to show, to those who ask")
  func nothing() throws {
    var session = Self.opened()
    try session.judge(Samples.failed)
    session.type("c")
    session.hear(.sameAsModel)
    let footer = session.screen.suffix(3).joined(separator: " ")
    #expect(footer.contains("your objects send the same messages as the model's"))
    #expect(!footer.contains("'c' lists them"))
  }

  @Test("offers other checks that did not pass where there is nothing to show of the first")
  func offer() throws {
    var session = Session.opened(
      Samples.assignment(heardChecks: ["c1", "c2"]), columns: 100, rows: 40)
    try session.judge(Samples.many)
    session.type("c")
    session.hear(.notRecorded(.program))
    let footer = session.screen.suffix(3).joined(separator: " ")
    #expect(footer.contains("could not be recorded"))
    #expect(footer.contains("Other checks did not pass either: 'c' lists them."))
    session.type("c")
    #expect(session.text.contains("What was said in which check?"))
  }

  @Test("of another check is chosen from a list, and is a page")
  func another() throws {
    var session = Self.opened()
    try session.judge(Samples.failed)
    session.hear(Samples.conversation)
    session.type("c")
    #expect(session.text.contains("What was said in which check?"))
    #expect(!session.text.contains("Without a delegate"))

    session.press(.up, .enter)
    #expect(session.effects == [Self.order(2, of: "done", isAsked: true, hasPassed: true)])
    session.hear(Samples.conversation)
    #expect(session.text.contains("What was said: Done reports the name and the colour"))
    session.press(.escape)
    #expect(session.text.contains("Verdict for your last save"))
  }

  @Test("is only prepared for an untouched stub, and where nothing is drawn")
  func prepared() throws {
    let preparation = Self.prepared
    var untouched = Self.opened()
    #expect(try untouched.judge(Samples.stub) == [preparation])
    var spoken = Self.opened(profile: TerminalProfile(isTerminal: true, accessible: true))
    #expect(try spoken.judge(Samples.failed) == [preparation])
    var compiled = Self.opened()
    #expect(try compiled.judge(Samples.uncompiled) == [preparation])
    var passed = Self.opened()
    #expect(try passed.judge(Samples.passed) == [.makeReady(exercise: "ColorPicker")])
  }

  @Test("is shown in sentences with accessible output")
  func spoken() throws {
    let profile = TerminalProfile(isTerminal: true, accessible: true)
    var transcript = PracticeTranscript(
      PracticeModel(
        Samples.outline(), size: ScreenSize(columns: 80, rows: 24), profile: profile))
    _ = transcript.update(.opened(Samples.assignment(heardChecks: ["done", "cancel"])))
    let order = try #require(transcript.model.judging.check?.order)
    _ = transcript.update(.judged(order, Samples.failed, files: Samples.files))
    let effects = transcript.update(.key(.character("c")))
    _ = transcript.takeLines()
    #expect(effects == [Self.order(1, isAsked: true)])
    let told = transcript.lines(
      about: .heard(transcript.model.hearingOrder, .success(Samples.conversation)))
    let text = told.map(\.text).joined(separator: "\n")
    #expect(text.contains("1. the check tells picker: cancel()"))
    let list = transcript.lines(about: .key(.character("c"))).map(\.text)
    #expect(list.contains { $0.contains("Done reports the name and the colour") })
  }
}
