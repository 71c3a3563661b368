import CourseModel
import Terminal
import Testing

@testable import FullScreen

/// Late answers belong to their exercise; the learner's history is shown as it is.
@Suite("Reading and the editor, in the loop")
struct BelongingTests {
  @Test("what a program prints is shown with its own exercise, or not at all")
  func output() {
    let page = PracticePage(title: "What Play.swift prints") { _, _ in [Line("red")] }
    var session = Session.opened(Samples.assignment("FlipSide"))
    session.type("r")
    session.send(.opened(Samples.assignment("ColorPicker")))
    session.send(.ran(exercise: "FlipSide", page, notice: .verbatim("Play.swift is new.")))
    session.send(.notRun(exercise: "FlipSide", sentence: .verbatim("The disk is full.")))
    #expect(!session.text.contains("red"))
    #expect(!session.text.contains("Play.swift"))
    #expect(!session.text.contains("disk"))

    session.send(.ran(exercise: "ColorPicker", page, notice: .verbatim("Play.swift is new.")))
    #expect(session.text.contains("red"))
    #expect(session.footer == "Play.swift is new.")
    session.send(.notRun(exercise: "ColorPicker", sentence: .verbatim("The disk is full.")))
    #expect(session.footer == "The disk is full.")
  }

  @Test("a stub that was put back does not read as if nobody had begun")
  func stub() throws {
    func words(_ passed: Set<String>) throws -> String {
      var session = Session.opened(in: Samples.outline(passed: passed))
      try session.judge(Samples.stub)
      return session.text
    }
    #expect(try words([]).contains("not begun yet"))
    #expect(try words(["ColorPicker"]).contains("passed before; now the stub again"))
    var session = Session.opened()
    try session.judge(Samples.failed)
    session.send(.progressChanged(Samples.outline(tried: ["ColorPicker"])))
    try session.saveAndJudge("stub", Samples.stub)
    #expect(session.screen[1] == "now the stub again")
  }

  @Test("a lesson is noted once, when its end is on the screen")
  func lesson() throws {
    let noted = [PracticeEffect.noteRead(lesson: "telling-without-knowing")]
    var session = Session.opened(rows: 4)
    try session.judge(Samples.failed)
    #expect(session.type("l") == [])
    #expect(session.type("G") == noted)
    #expect(session.type("gG") == [])

    session = Session.opened(in: Samples.outline(read: ["telling-without-knowing"]))
    #expect(session.type("l") == [])
    session = Session.opened()
    #expect(session.send(.showing(Samples.lesson)) == noted)
  }

  @Test("a lesson that is read aloud is noted as well")
  func spokenLesson() throws {
    var transcript = PracticeTranscript(
      PracticeModel(
        Samples.outline(), size: ScreenSize(columns: 72, rows: 3), profile: .plain))
    _ = transcript.update(.opened(Samples.assignment()))
    let effects = transcript.update(.key(.character("l")))
    #expect(effects == [.noteRead(lesson: "telling-without-knowing")])
  }

  @Test("the loop offers editors by digits if it does not know the learner's")
  func editor() {
    let place = SourcePlace(file: "Picker.swift", line: 4)
    var session = Session.opened()
    session.send(.whichEditor(["nano", "vim"], exercise: "ColorPicker", place))
    #expect(session.text.contains("(Asked only once; you can also set EDITOR.) 1\u{A0}nano"))
    #expect(session.footer == "2\u{A0}vim  Esc\u{A0}none")
    #expect(
      session.type("2") == [.choose(editor: "vim", exercise: "ColorPicker", place)])

    session.send(.whichEditor(["nano", "vim"], exercise: "ColorPicker", place))
    #expect(session.type("3") == [])
    #expect(session.footer == "Nothing has changed.")

    session.send(
      .whichEditor(["nano"], exercise: "ColorPicker", place, path: "Exercises/Picker.swift"))
    session.press(.escape)
    #expect(session.footer == "Open it in your own editor: Exercises/Picker.swift")
  }

  @Test("all checks are offered only where they have more to say")
  func allChecks() throws {
    var session = Session.opened()
    try session.judge(Samples.report(.failed, [.passed, .failed, .passed]))
    #expect(!session.footer.contains("all checks"))
    try session.saveAndJudge("two", Samples.failed)
    #expect(session.footer.contains("v all checks"))
  }
}
