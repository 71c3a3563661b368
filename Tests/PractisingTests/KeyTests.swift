import CourseModel
import Terminal
import Testing

@testable import FullScreen

@Suite("Keys of the loop")
struct KeyTests {
  private func judged(
    _ report: Report = Samples.failed, in outline: CourseOutline = Samples.outline(),
    columns: Int = 80
  ) throws -> Session {
    var session = Session.opened(in: outline, columns: columns)
    try session.judge(report)
    return session
  }

  @Test("those that only ask for something")
  func effects() throws {
    var session = try judged()
    let name = "ColorPicker"

    #expect(session.type("n") == [.open(exercise: "Multicast")])
    #expect(session.type("p") == [.open(exercise: "FlipSide")])
    #expect(session.type("r") == [.run(exercise: name)])
    #expect(session.type("u") == [.undo(exercise: name)])
    #expect(session.type("A") == [.showAttempts(exercise: name)])
    #expect(session.type("q") == [.quit])
    #expect(session.press(.control("c")) == [.interrupt])
    #expect(session.press(.control("z")) == [.suspend])
    #expect(session.press(.control("l")) == [.redraw])
    #expect(session.press(.enter) == [.check(CheckOrder(exercise: name, number: 2))])
  }

  @Test("none is lost during a check: each does what it does otherwise")
  func duringCheck() throws {
    var session = Session.opened()

    #expect(session.type("t") == [])
    #expect(session.text.contains("Report back"))
    #expect(session.type("h") == [.nextHint(exercise: "ColorPicker", todo: 1)])
    #expect(session.type("e") == [.edit(exercise: "ColorPicker", nil)])
    let again = CheckOrder(exercise: "ColorPicker", number: 2)
    #expect(session.press(.enter) == [.cancelCheck, .check(again)])
    #expect(session.type("n") == [.cancelCheck, .open(exercise: "Multicast")])
    session.send(.judged(again, Samples.passed, files: []))
    #expect(!session.text.contains("Passed"))
  }

  @Test("before an exercise is open, only those that need none")
  func nothingOpen() {
    var session = Session()

    for key in "nptlhHverRus" { #expect(session.type(String(key)) == []) }
    #expect(session.press(.enter) == [])
    #expect(session.type("q") == [.quit])
  }

  @Test("the course has a first and a last exercise")
  func ends() throws {
    var session = Session.opened(Samples.assignment("FlipSide"))
    #expect(session.type("p") == [])
    #expect(session.footer == "FlipSide is the first exercise.")

    session = Session.opened(Samples.assignment("Multicast"))
    #expect(session.type("n") == [])
    #expect(session.footer == "Multicast is the last exercise; 'p' goes back, 'L' lists them all.")
  }

  @Test("after a pass 'n' leaves out what has passed already")
  func leavesOutWhatHasPassed() throws {
    var session = Session.opened(
      Samples.assignment("FlipSide"), in: Samples.outline(passed: ["ColorPicker"]))
    try session.judge(Samples.report(.failed, [.failed], exercise: "FlipSide"))
    #expect(session.model.next?.name == "ColorPicker", "one may look at it again")
    try session.saveAndJudge("two", Samples.report(.passed, [.passed], exercise: "FlipSide"))
    #expect(session.text.contains("n  goes on to Multicast"))
    #expect(session.type("n") == [.open(exercise: "Multicast")])
  }

  @Test("'n' says so where an exercise that has passed does not any more")
  func leavesBroken() throws {
    var session = Session.opened(
      Samples.assignment("FlipSide"), in: Samples.outline(passed: ["FlipSide"]))
    try session.judge(Samples.report(.failed, [.failed], exercise: "FlipSide"))
    #expect(session.type("n") == [.open(exercise: "ColorPicker")])
    #expect(session.footer.contains("FlipSide has passed before, but what is in its files now"))
  }

  @Test("behind the last exercise, once passed, comes the first open one; behind all of them none")
  func wrapsAround() throws {
    var session = Session.opened(
      Samples.assignment("Multicast"), in: Samples.outline(passed: ["FlipSide"]))
    try session.judge(Samples.report(.passed, [.passed], exercise: "Multicast"))
    #expect(session.text.contains("n  goes on to ColorPicker"))
    #expect(session.type("n") == [.open(exercise: "ColorPicker")])

    session.send(.opened(Samples.assignment("Multicast")))
    try session.judge(Samples.report(.passed, [.passed], exercise: "Multicast"))
    session.send(
      .progressChanged(Samples.outline(passed: ["FlipSide", "ColorPicker", "Multicast"])))
    #expect(session.text.contains("the course is done"))
    #expect(session.type("n") == [])
    #expect(session.footer == "This was the last exercise, and you have passed them all.")
  }

  @Test("the editor opens at the compiler's first error, the crash, or the TODO that is open")
  func edit() throws {
    func place(_ report: Report) throws -> [PracticeEffect] {
      var session = try judged(report)
      return session.type("e")
    }
    func at(_ line: Int, _ column: Int = 1) -> [PracticeEffect] {
      let place = SourcePlace(file: "Picker.swift", line: line, column: column)
      return [.edit(exercise: "ColorPicker", place)]
    }

    #expect(try place(Samples.uncompiled) == at(5, 11))
    #expect(try place(Samples.report(.failed, [.passed, .crashed, .failed])) == at(5))
    // A failure before the crash is explained first, so its place counts.
    #expect(try place(Samples.failed) == at(4))
    #expect(try place(Samples.stub) == at(4))
    #expect(try place(Self.second) == at(7))
    #expect(try place(Samples.passed) == [.edit(exercise: "ColorPicker", nil)])
  }

  @Test("a reset is asked about")
  func reset() throws {
    var session = try judged()

    session.type("R")
    #expect(session.footer.contains("y/n"))
    #expect(session.type("y") == [.reset(exercise: "ColorPicker")])
    session.type("R")
    #expect(session.type("n") == [])
    #expect(session.footer == "Nothing has changed.")
    session.type("R")
    #expect(session.press(.control("c")) == [.interrupt])
  }

  @Test("how to answer a question is always in view", arguments: [10, 20, 40, 60], [1, 5, 20])
  func answers(columns: Int, rows: Int) throws {
    var session = Session.opened(columns: columns, rows: rows)
    session.type("R")
    #expect(session.text.contains("y/n"))
  }

  @Test("the solution is asked about before a pass, unless it was seen, and never after one")
  func solution() throws {
    var session = try judged()
    session.type("s")
    #expect(
      session.footer
        == "See the answer before you pass? TODO 1 has 2 hints left. It will be noted. y/n")
    #expect(session.type("y") == [.showSolution(exercise: "ColorPicker", anyway: true)])

    session = try judged(in: Samples.outline(seen: ["ColorPicker"]))
    #expect(session.type("s") == [.showSolution(exercise: "ColorPicker", anyway: true)])

    session = try judged(Samples.passed)
    #expect(session.type("s") == [.showSolution(exercise: "ColorPicker", anyway: false)])
  }

  @Test("hints come one at a time, are remembered, and begin anew behind the last")
  func hints() throws {
    var session = try judged()
    #expect(session.type("h") == [.nextHint(exercise: "ColorPicker", todo: 1)])
    session.send(.hint(exercise: "ColorPicker", todo: 1, number: 1, Samples.hints[0]))
    #expect(session.text.contains("Hint 1 of 2 for TODO 1, 1 more with 'h'"))

    #expect(session.type("h") == [.nextHint(exercise: "ColorPicker", todo: 1)])
    session.send(.hint(exercise: "ColorPicker", todo: 1, number: 2, Samples.hints[1]))
    #expect(session.text.contains("Hint 2 of 2 for TODO 1, the last one"))

    try session.saveAndJudge("two", Samples.failed)
    #expect(session.text.contains("Hint 2 of 2"))
    #expect(session.type("h") == [])
    #expect(session.text.contains("Hint 1 of 2 for TODO 1, 1 more"))
    #expect(
      session.text.contains(
        "That was the last hint for TODO 1; here is the first one again. The key"))
    #expect(session.footer.hasSuffix("shows those for TODO 2."))
    #expect(session.type("h") == [])
    #expect(session.text.contains("Hint 2 of 2"))
    session.type("H")
    #expect(session.text.contains("Hint 1 of 2"))
    session.press(.escape)
    #expect(!session.text.contains("hint 1"))
  }

  @Test("a hint that was seen is shown again before another is given")
  func remembered() throws {
    var session = Session.opened(Samples.assignment(hints: [1: [1: Samples.hints[0]]]))
    #expect(session.type("h") == [])
    #expect(session.text.contains("Hint 1 of 2 for TODO 1"))
    #expect(session.type("h") == [.nextHint(exercise: "ColorPicker", todo: 1)])

    session.send(.hint(exercise: "FlipSide", todo: 1, number: 2, Samples.hints[1]))
    #expect(!session.text.contains("hint 2"))
  }

  /// TODO 1 is done; the checks of TODO 2 fail.
  private static let second = Samples.report(.failed, [.passed, .passed, .failed])

  @Test("who has come to the next TODO gets its hints, from the first one on")
  func nextTODO() throws {
    var session = try judged()
    session.type("h")
    session.send(.hint(exercise: "ColorPicker", todo: 1, number: 1, Samples.hints[0]))
    #expect(session.text.contains("Hint 1 of 2 for TODO 1"))

    try session.saveAndJudge("two", Self.second)
    #expect(!session.text.contains("Hint 1 of 2"))
    #expect(session.footer.hasPrefix("h hint  "))
    #expect(session.type("h") == [.nextHint(exercise: "ColorPicker", todo: 2)])
    session.send(.hint(exercise: "ColorPicker", todo: 2, number: 1, Samples.hintOfSecond))
    #expect(session.text.contains("Hint 1 of 1 for TODO 2, the last one"))

    // An answer that does not compile says nothing about TODOs, and its help is no hint.
    try session.saveAndJudge("three", Samples.uncompiled)
    #expect(!session.text.contains("Hint 1 of 1"))
    #expect(session.type("h") == [])
    #expect(session.text.contains("Hint 1 of 1 for TODO 2"))

    try session.saveAndJudge("four", Samples.failed)
    #expect(!session.text.contains("Hint 1 of 1"))
    #expect(session.type("h") == [])
    #expect(session.text.contains("Hint 1 of 2 for TODO 1"))
  }

  @Test("a hint requested during a check follows its verdict")
  func hintDuringCheck() throws {
    var session = try judged()
    session.send(.saved(exercise: "ColorPicker", digest: "two"))
    session.type("h")
    session.send(.hint(exercise: "ColorPicker", todo: 1, number: 1, Samples.hints[0]))

    try session.judge("two", Self.second)

    #expect(session.text.contains("Hint 1 of 2 for TODO 1"))
    try session.saveAndJudge("three", Self.second)
    #expect(session.text.contains("Hint 1 of 2 for TODO 1"), "the same check fails")
    try session.saveAndJudge("four", Samples.failed)
    #expect(!session.text.contains("Hint 1 of 2"))
  }

  @Test("Hints are counted as they are seen: one that was left out has no number, and comes last")
  func laterHint() throws {
    var session = try judged()
    session.type("h")
    session.send(.hint(exercise: "ColorPicker", todo: 1, number: 2, Samples.hints[1]))
    #expect(session.text.contains("Hint 1 of 2 for TODO 1, 1 more with 'h'"))
    session.type("H")
    #expect(session.text.contains("Hint 1 of 2 for TODO 1"))
    #expect(session.type("h") == [.nextHint(exercise: "ColorPicker", todo: 1)])
  }

  @Test("a TODO whose checks all pass gives no further hint, and none leads to it")
  func doneTODO() throws {
    var session = Session.opened()
    try session.judge(Samples.report(.failed, [.passed, .passed, .failed]))
    #expect(session.type("1") == [])
    #expect(session.footer == "TODO 1 is done: all its checks pass, so it needs no hint.")
    #expect(session.type("2") == [.nextHint(exercise: "ColorPicker", todo: 2)])
    session.send(.hint(exercise: "ColorPicker", todo: 2, number: 1, Samples.hintOfSecond))
    session.type("2")
    #expect(session.footer == "That was the last hint for TODO 2; here is the first one again.")
  }

  @Test("a number shows the hints for that TODO, until another one is open")
  func chosenTODO() throws {
    var session = try judged()
    #expect(session.type("2") == [.nextHint(exercise: "ColorPicker", todo: 2)])
    session.send(.hint(exercise: "ColorPicker", todo: 2, number: 1, Samples.hintOfSecond))
    #expect(session.text.contains("Hint 1 of 1 for TODO 2"))
    try session.saveAndJudge("two", Samples.failed)
    #expect(session.text.contains("Hint 1 of 1 for TODO 2"))
    #expect(session.type("3") == [])
    #expect(session.footer == "There is no TODO 3 in this exercise.")
    try session.saveAndJudge("three", Self.second)
    try session.saveAndJudge("four", Samples.failed)
    #expect(session.type("h") == [.nextHint(exercise: "ColorPicker", todo: 1)])
  }

  @Test(
    "names a page to begin with, and its key, for a learner who has neither read nor written")
  func readFirst() throws {
    let lessons = ["ColorPicker": ["who-owns-whom"]]
    var session = Session.opened(
      in: Samples.outline(read: ["telling-without-knowing"], lessons: lessons))
    try session.judge(Samples.stub)
    #expect(session.text.contains("To begin, read “Who owns whom”: key n."))
    #expect(session.footer.hasPrefix("n read on  t task"))
    #expect(session.type("n") == [.showLesson(name: "who-owns-whom")])

    try session.saveAndJudge("two", Samples.failed)
    #expect(!session.text.contains("To begin"), "a learner who has begun knows where to read")
    let all: Set = ["telling-without-knowing", "who-owns-whom"]
    session = Session.opened(in: Samples.outline(read: all, lessons: lessons))
    try session.judge(Samples.stub)
    #expect(!session.text.contains("To begin"))
  }

  @Test("names no page of another topic to begin with, but n opens it")
  func readFirstOfTopic() throws {
    let lessons = ["Multicast": ["who-owns-whom"]]
    var session = Session.opened(
      Samples.assignment("Multicast"), in: Samples.outline(lessons: lessons))
    try session.judge(Samples.stub)
    #expect(!session.text.contains("To begin"))
    #expect(session.type("n") == [.showLesson(name: "who-owns-whom")])
  }

  @Test("from a lesson, n goes where the lesson's end leads, whatever is unread elsewhere")
  func fromLesson() throws {
    func session(_ next: String, passing: Bool = false) throws -> Session {
      var session = Session.opened(
        in: Samples.outline(
          lessons: ["ColorPicker": ["who-owns-whom"], "Multicast": ["who-owns-whom"]],
          next: ["telling-without-knowing": next]))
      try session.judge(passing ? Samples.passed : Samples.failed)
      session.send(.showing(Samples.lesson))
      return session
    }
    var reading = try session("Multicast")
    #expect(reading.type("n") == [.open(exercise: "Multicast")])
    #expect(reading.footer == "ColorPicker has not passed yet: 'L' lists it.")
    reading = try session("ColorPicker")
    #expect(reading.type("n") == [])
    #expect(reading.screen[2].hasPrefix("─ Verdict"))
    // Once another exercise is open, the end of the same lesson may lead elsewhere.
    reading.send(
      .opened(
        Assignment(
          exercise: "Multicast", task: Samples.task, hintCounts: [], digest: "",
          outline: Samples.outline(next: ["telling-without-knowing": "Multicast"]))))
    reading.send(.showing(Samples.lesson))
    #expect(reading.type("n") == [])
    reading = try session("who-owns-whom", passing: true)
    #expect(reading.type("n") == [.showLesson(name: "who-owns-whom")])
  }

  @Test("of two panes the one that has the keys is marked, also without colors")
  func focusIsMarked() throws {
    var session = Session.opened(columns: 120, profile: TerminalProfile(isTerminal: true))
    try session.judge(Samples.failed)
    let marked = { (session: Session) in
      session.screen.first { $0.contains("▶ ") || $0.contains("> ") } ?? ""
    }
    #expect(marked(session).contains(/[▶>] Verdict/))
    session.press(.tab)
    #expect(marked(session).contains(/[▶>] Task/))
    #expect(!marked(session).contains(/[▶>] Verdict/))
  }

  @Test("n goes on to the page to read next, from a page to the exercise, and then to the next")
  func readsOn() throws {
    let lessons = ["Multicast": ["telling-without-knowing", "who-owns-whom"]]
    var session = try judged(
      Samples.passed, in: Samples.outline(read: ["telling-without-knowing"], lessons: lessons))
    #expect(
      session.text.contains("n  goes on to the page “Who owns whom”, and then to Multicast"))
    #expect(session.footer.hasPrefix("n read on  s solution"))
    #expect(session.type("n") == [.showLesson(name: "who-owns-whom")])

    let all: Set = ["telling-without-knowing", "who-owns-whom"]
    session = try judged(Samples.passed, in: Samples.outline(read: all, lessons: lessons))
    #expect(session.text.contains("n  goes on to Multicast"))
    #expect(session.footer.hasPrefix("n next  s solution"))
    session.send(.showing(Samples.lesson))
    #expect(session.type("n") == [.open(exercise: "Multicast")])

    session = try judged(
      Samples.passed, in: Samples.outline(tried: ["Multicast"], lessons: lessons))
    #expect(session.text.contains("n  goes on to Multicast"))

    session = Session.opened(in: Samples.outline(read: all, lessons: lessons))
    session.send(.showing(Samples.lesson))
    #expect(session.footer.hasPrefix("n next  Esc back"))
    #expect(session.type("n") == [])
    #expect(session.screen[2].hasPrefix("─ Exercise"), "the exercise is what comes next")
    session.type("l")
    #expect(session.footer.contains("? keys") && !session.footer.contains("quit"))
    session.type("n")
    #expect(session.screen[2].hasPrefix("─ Exercise"))
    #expect(session.type("n").last == .open(exercise: "Multicast"))
    session.send(.opened(Samples.assignment("Multicast")))
    #expect(session.footer == "ColorPicker has not passed yet: 'p' goes back to it.")
  }

  @Test("after a pass no TODO is open, but a number still shows a hint")
  func hintsAfterPass() throws {
    var session = try judged(Samples.passed)
    #expect(session.type("h") == [])
    #expect(session.footer == "No TODO is open. The key '1' shows the hints for TODO 1.")
    #expect(session.type("2") == [.nextHint(exercise: "ColorPicker", todo: 2)])
  }

  @Test("task and lesson take a narrow screen, until the same key or Escape")
  func narrow() throws {
    var session = try judged()

    session.type("t")
    #expect(session.screen[2].hasPrefix("─ Task ─"))
    session.type("t")
    #expect(session.screen[2].hasPrefix("─ Verdict"))
    session.type("tl")
    #expect(session.screen[2].hasPrefix("─ Telling without knowing ─"))
    session.press(.escape)
    #expect(session.screen[2].hasPrefix("─ Verdict"))
    session.type("t")
    #expect(session.type("q") == [])
    #expect(session.type("q") == [.quit])
  }

  @Test("what is put away shows again what it was opened from")
  func layers() throws {
    var session = try judged()
    session.type("L")
    let list = session.screen
    session.send(.showing(PracticePage(title: "A page") { _, _ in [Line("What it says.")] }))
    #expect(session.text.contains("What it says."))
    session.type("?")
    #expect(!session.text.contains("What it says."))
    session.press(.escape)
    #expect(session.text.contains("What it says."))
    session.press(.escape)
    #expect(session.screen == list)
    session.press(.escape)
    #expect(session.screen[2].hasPrefix("─ Verdict"))
  }

  @Test("the task keeps its place across saves and resizes")
  func keepsPlace() throws {
    var session = try judged(columns: 140)
    session.press(.tab, .pageDown)
    let row = session.model.sidePane.visible.first?.text
    let start = try #require(session.model.sidePane.lines.first?.text)
    #expect(row != start)

    try session.saveAndJudge("two", Samples.mistaken)
    #expect(session.model.sidePane.visible.first?.text == row)
    session.send(.resized(ScreenSize(columns: 60, rows: 24)))
    session.send(.resized(ScreenSize(columns: 140, rows: 24)))
    #expect(session.model.sidePane.visible.first?.text == row)
  }

  @Test("arrows scroll the pane that Tab has chosen")
  func focus() throws {
    var session = try judged(columns: 140)
    session.send(.resized(ScreenSize(columns: 140, rows: 9)))

    session.type("v")
    session.press(.down)
    #expect(session.model.verdictView.pane.top == 1)
    #expect(session.model.sidePane.top == 0)
    session.press(.tab, .down, .down)
    #expect(session.model.verdictView.pane.top == 1)
    #expect(session.model.sidePane.top == 2)
    session.press(.tab, .home)
    #expect(session.model.verdictView.pane.top == 0)
    #expect(session.model.sidePane.top == 2)
  }

  @Test("a verdict is shown from its beginning")
  func scrollsUp() throws {
    var session = try judged()
    session.send(.resized(ScreenSize(columns: 80, rows: 8)))
    session.press(.end)
    #expect(session.model.verdictView.pane.top > 0)

    try session.saveAndJudge("two", Samples.failed)
    #expect(session.model.verdictView.pane.top == 0)
  }

  @Test("all checks say what they have to say, and fewer again")
  func allChecks() throws {
    var session = try judged()
    session.type("v")
    #expect(session.text.contains("heard nothing"))
    #expect(session.text.contains("Index out of range"))
    #expect(session.text.contains("TODO\u{A0}2"))
    session.type("v")
    #expect(session.text.contains("heard nothing"))
    #expect(!session.text.contains("Index out of range"))
  }

  @Test("a page has the screen until the learner closes it")
  func page() throws {
    var session = try judged()
    session.type("r")
    #expect(session.footer == "Running what you have written …")
    let page = PracticePage(title: "What it prints") { _, _ in [Line("red")] }
    session.send(.ran(exercise: "ColorPicker", page, notice: nil))
    #expect(session.screen[3] == "red")
    session.press(.escape)
    #expect(!session.text.contains("red"))
  }

  @Test("the keys are shown until any other key")
  func help() throws {
    var session = try judged()
    session.type("?")
    #expect(session.text.contains("more hint for the open TODO"))
    #expect(session.type("n") == [])
    #expect(!session.text.contains("more hint for the open TODO"))
  }

  @Test(
    "the last line has as many keys as fit, and always that for all of them", arguments: 6...120)
  func footer(columns: Int) throws {
    let session = try judged(columns: columns)
    #expect(session.footer.contains("? keys"))
    #expect(session.footer.hasPrefix("h hint") || columns < 24)
  }
}
