import CourseModel
import Foundation
import GradingTestSupport
import Terminal
import Testing
import Typesetting

@testable import SwitchboardCommands
@testable import FullScreen

@Suite("The next step")
struct NextStepTests {
  private let tool: Tool
  private let workspace: URL
  private let course: Course
  private let progress: ProgressStore

  /// Creates a workspace in which all exercises were passed and no page was read.
  init() throws {
    tool = try Tool()
    workspace = try tool.makeWorkspace()
    course = try Course(at: Tool.repository)
    progress = try ProgressStore(in: Workspace(above: workspace))
    // The last pass is the one of Exchange.
    let exercises = try course.exercises().filter { $0.name != "Exchange" }
    let last = try course.exercises().filter { $0.name == "Exchange" }
    for (number, exercise) in (exercises + last).enumerated() {
      let report = Report(
        exercise: exercise.name, submission: "me", status: .passed,
        checks: exercise.checks.map { CheckResult($0, .passed) })
      let time = Date(timeIntervalSince1970: Double(number))
      try progress.record(report, of: exercise.solution(), at: time)
    }
  }

  private func read(_ isMeant: (Lesson) -> Bool = { _ in true }) throws {
    for lesson in try course.lessons() where isMeant(lesson) {
      try progress.read(lesson: lesson.name, at: Date())
    }
  }

  /// Returns the lines in which a command suggests the next step.
  private func said(_ arguments: [String]) async -> [String] {
    Self.steps(of: await tool.call(arguments: arguments, in: workspace))
  }

  private static func steps(of outcome: Tool.Outcome) -> [String] {
    outcome.errorOutput.split(separator: "\n").map { String($0).replacing(#/ +/#, with: " ") }
  }

  private static let way = ["list", "--path", "evenings"]
  private static let commands = [
    ["list"], way, ["list", "choosing"], ["progress"], ["status"],
    ["twin", "Exchange"], ["solution", "Exchange"], ["test-out", "delegation"], ["index"],
  ]

  @Test("The next step is an unread page, first of those behind the last pass")
  func pageBehind() async throws {
    let commands = Self.commands.filter { $0 != Self.way }
    for arguments in commands {
      #expect(
        await said(arguments) == [
          "Also: switchboard card monday-morning has “Monday morning” on one page, to pin up.",
          "Also: switchboard review asks again about what you have passed.",
          "Next: switchboard lesson how-it-came-to-be shows a page that you have not read yet.",
        ], "\(arguments)")
    }
    try read { ["choosing", "bug-reports", "monday-morning"].contains($0.topic) }
    let page = "switchboard lesson telling-without-knowing"
    #expect(await said(["list"]).last == "Next: \(page) shows a page that you have not read yet.")
  }

  @Test("The next step on a path is the path's next page")
  func pageOnPath() async throws {
    try read {
      $0.topic != "choosing" || $0.name == "which-wire" || $0.name == "model-view-controller"
    }
    #expect(
      await said(Self.way) == [
        "Next: switchboard lesson from-here shows a page that you have not read yet."
      ])
  }

  @Test(
    "The path that the learner follows is every command's next step, and the whole course again")
  func followedPath() async throws {
    try read {
      $0.topic != "choosing" || $0.name == "which-wire" || $0.name == "model-view-controller"
    }
    let follow = await tool.call("list", "--path", "evenings", "--follow", in: workspace)
    #expect(follow.errorOutput.contains("You follow the path evenings from now on."))
    let next = "Next: switchboard lesson from-here shows a page that you have not read yet."
    for arguments in [["status"], ["progress"], ["list", "--all"]] {
      #expect(await said(arguments) == [next], "\(arguments)")
    }
    #expect(
      await said(["list"]) == ["Also: switchboard list --all shows the whole course.", next])
    let list = await tool.call("list", in: workspace).output
    #expect(list.hasPrefix("Evening 1, Delegation") && !list.contains("AlongTheWire"))
    #expect(await tool.call("status", in: workspace).output.contains("\nOn the path evenings, "))
    try progress.read(lesson: "from-here", at: Date())
    let done = await tool.call("progress", in: workspace)
    #expect(done.output.contains("You have finished the path evenings."))
    #expect(done.errorOutput.contains("switchboard list --follow  goes on with the whole course."))
    _ = await tool.call("list", "--follow", in: workspace)
    #expect(await said(["status"]).last?.contains("how-it-came-to-be") == true)
  }

  @Test("An exercise off the path that the learner opened is what commands mean")
  func offPath() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    _ = await tool.call("list", "--path", "two-hours", "--follow", in: workspace)
    #expect(await tool.call("status", in: workspace).output.contains("\nOn the path two-hours, "))
    _ = await tool.call("show", "Posters", in: workspace)
    let status = await tool.call("status", in: workspace)
    #expect(status.output.contains("\n0 of \(Tool.exerciseCount) exercises passed."))
    #expect(status.output.contains("You are at Posters"))
    #expect(status.errorOutput.contains("switchboard check Posters"))
    #expect(await tool.call("hint", in: workspace).errorOutput.contains("check Posters"))
    #expect(await said(["list"], of: tool, in: workspace).last?.contains("Posters") == true)
    // Naming another one opens that.
    _ = await tool.call("hint", "FlipSide", in: workspace)
    #expect(await tool.call("status", in: workspace).output.contains("You are at FlipSide"))
  }

  @Test("After the page that an opened exercise needs comes that exercise")
  func backToExercise() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let page = ["lesson", "three-pieces"]
    #expect(await said(page, of: tool, in: workspace).last?.contains("show ColorPicker") == true)
    _ = await tool.call("show", "Downloads", in: workspace)
    #expect(await said(["status"], of: tool, in: workspace).last?.contains("three-pieces") == true)
    #expect(await said(page, of: tool, in: workspace).last?.contains("show Downloads") == true)
  }

  private func said(_ arguments: [String], of tool: Tool, in folder: URL) async -> [String] {
    Self.steps(of: await tool.call(arguments: arguments, in: folder))
  }

  @Test("Without a name, lesson opens the page that was left halfway, before any other")
  func leftHalfway() async throws {
    func title() async -> String? {
      await tool.call("lesson", in: workspace).output.split(separator: "\n").first.map(String.init)
    }
    let first = await title()
    progress.leave(["whose-notification": 7.5])
    #expect(await title()?.contains("Whose notification?") == true)
    #expect(first?.contains("Whose notification?") == false)
    try progress.read(lesson: "whose-notification", at: Date())
    #expect(await title() == first)
  }

  @Test("A page names the next one on the path that the learner follows")
  func pageOnFollowedPath() async throws {
    _ = await tool.call("list", "--path", "two-hours", "--follow", in: workspace)
    let page = await tool.call("lesson", "being-told-of-a-change", in: workspace)
    #expect(page.errorOutput.contains("switchboard lesson what-comes-along  shows the next page."))
  }

  @Test(
    "The loop, a page's end, and all commands name the same next step, all the way along a path",
    arguments: ["two-hours", "evenings", "semester"])
  func sameStep(path name: String) async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let progress = try ProgressStore(in: Workspace(above: workspace))
    try progress.choose(name, for: .path)
    let order = try ReadingOrder(of: course)
    func standing() throws -> Standing {
      try Standing(at: order, paths: course.paths, progress)
    }
    var end: String?
    for step in try course.path(named: name).steps {
      let before = try standing()
      #expect(before.nextStep()?.name == step)
      #expect(end == nil || end == step, "the end of the step before")
      let exercise = try #require(before.current ?? before.latest)
      var loop = loop(at: exercise.name, CourseOutline(course, before))
      if let lesson = order.lessons.first(where: { $0.name == step }) {
        #expect(loop.update(.key(.character("n"))) == [.showLesson(name: step)])
        let spans = try Library(context: .ofProcess, progress: progress).page(of: lesson).next
        try progress.read(lesson: step, at: Date())
        end = Line(spans).text.firstMatch(of: #/switchboard \w+ ([\w-]+)/#).map { "\($0.output.1)" }
      } else {
        #expect(exercise.name == step)
        #expect(loop.pageAhead == nil)
        let report = Report(
          exercise: step, submission: "me", status: .passed,
          checks: exercise.checks.map { CheckResult($0, .passed) })
        try progress.record(report, of: exercise.solution(), at: Date())
        if let order = loop.judging.check?.order {
          _ = loop.update(.judged(order, report, files: []))
        }
        _ = loop.update(.progressChanged(CourseOutline(course, try standing())))
        let effect = loop.update(.key(.character("n"))).last
        end = effect.flatMap { effect in
          switch effect {
          case .open(let exercise): exercise
          case .showLesson(let lesson, _): lesson
          default: nil
          }
        }
        #expect(try standing().nextStep(after: step)?.name == end)
      }
      guard name == "two-hours" else { continue }
      for arguments in [["status"], ["list"], ["list", "--path", name], ["progress"]] {
        let said = await tool.call(arguments: arguments, in: workspace).errorOutput
        let next = said.firstMatch(
          of: #/Next: (?:read )?switchboard (?:lesson|show|watch) ([\w-]+)/#)
        #expect(try standing().nextStep()?.name == next.map { "\($0.output.1)" }, "\(arguments)")
      }
    }
    #expect(try standing().nextStep()?.name == nil)
  }

  /// Returns the loop with an exercise that is open.
  private func loop(at exercise: String, _ outline: CourseOutline) -> PracticeModel {
    var model = PracticeModel(
      outline, size: ScreenSize(columns: 80, rows: 24), profile: TerminalProfile(isTerminal: true))
    _ = model.update(
      .opened(
        Assignment(
          exercise: exercise, task: MarkdownDocument([]), lesson: nil, hints: [:], hintCounts: [],
          digest: "")))
    return model
  }

  @Test("A finished course names what is still worth doing")
  func allDone() async throws {
    try read()
    for name in ["Bulletins", "ListView"] {
      try progress.seeHint(1, of: name, forTODO: 1)
    }
    let rest = [
      "Also: switchboard card monday-morning has “Monday morning” on one page, to pin up.",
      "Next: switchboard review asks again about what you have passed.",
    ]
    #expect(
      await said(["list"]) == [
        "Also: switchboard solution ListView shows the model answer beside yours: hints helped "
          + "you there, and in 1 other exercise."
      ] + rest)
    for name in ["Bulletins", "ListView"] { try progress.seeSolution(of: name, at: Date()) }
    for arguments in Self.commands {
      let outcome = await tool.call(arguments: arguments, in: workspace)
      #expect(
        outcome.output.contains(
          "You have passed all exercises and read all pages: the course is done."), "\(arguments)")
      #expect(Self.steps(of: outcome) == rest, "\(arguments)")
    }
  }

  @Test("is no page of a topic that was tested out of")
  func testedOut() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let progress = try ProgressStore(in: Workspace(above: workspace))
    try progress.testOut(of: course.exercises().map(\.name), at: Date())
    let outcome = await tool.call("list", in: workspace)
    #expect(outcome.output.contains("the course is done"))
  }

  @Test("after the last pass is in check's output, and in the loop's last words")
  func afterChecking() async throws {
    try tool.copy(
      Tool.exercise("Exchange").appending(path: "Solution"),
      over: workspace.appending(path: "Exercises/Exchange/Sources"))
    let check = await tool.call("check", "Exchange", in: workspace)
    #expect(check.output.hasSuffix("That was the last exercise: you have passed them all.\n"))
    #expect(
      check.errorOutput.replacing(#/ +/#, with: " ").contains(
        "Next: switchboard lesson how-it-came-to-be shows a page that you have not read yet; switchboard "
          + "solution Exchange shows the model answer beside yours."))
    let teletype = try Teletype(
      running: "cd workspace && \"$SWITCHBOARD\" watch Exchange", in: tool)
    try teletype.wait(for: "Two questions from what you have passed are due")
    teletype.type("n")
    try teletype.wait(for: "Later, then")
    teletype.type("q")
    teletype.waitForEnd()
    #expect(teletype.output.contains("lesson how-it-came-to-be"))
  }
}
