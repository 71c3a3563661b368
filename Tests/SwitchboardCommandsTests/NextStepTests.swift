import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Learning
@testable import SwitchboardCommands

@Suite("What comes next")
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
    let exercises = try course.exercises()
    for (number, exercise) in exercises.enumerated() {
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
          "Also: switchboard card choosing has “Choosing a pattern” on one page, to pin up.",
          "Also: switchboard review asks again about what you have passed.",
          "Next: switchboard lesson how-it-came-to-be is a page that you have not read yet.",
        ], "\(arguments)")
    }
    try read { $0.topic == "choosing" }
    let page = "switchboard lesson telling-without-knowing"
    #expect(await said(["list"]).last == "Next: \(page) is a page that you have not read yet.")
  }

  @Test("The next step on a path is the path's next page")
  func pageOnPath() async throws {
    try read {
      $0.topic != "choosing" || $0.name == "which-wire" || $0.name == "model-view-controller"
    }
    #expect(await said(Self.way) == ["Next: switchboard lesson from-here is next on this way."])
  }

  @Test(
    "The path that the learner follows is every command's next step, and the whole course again")
  func followedPath() async throws {
    try read {
      $0.topic != "choosing" || $0.name == "which-wire" || $0.name == "model-view-controller"
    }
    let follow = await tool.call("list", "--path", "evenings", "--follow", in: workspace)
    #expect(follow.errorOutput.contains("You follow the path evenings from now on."))
    for arguments in [["status"], ["progress"], ["list"]] {
      #expect(
        await said(arguments) == [
          "Next: switchboard lesson from-here is a page that you have not read yet."
        ], "\(arguments)")
    }
    #expect(await tool.call("status", in: workspace).output.contains("\nevenings, "))
    try progress.read(lesson: "from-here", at: Date())
    let done = await tool.call("progress", in: workspace)
    #expect(done.output.contains("You have finished the path evenings."))
    #expect(done.errorOutput.contains("switchboard list --follow  goes on with the whole course."))
    _ = await tool.call("list", "--follow", in: workspace)
    #expect(await said(["status"]).last?.contains("how-it-came-to-be") == true)
  }

  @Test("A page names the next one on the path that the learner follows")
  func pageOnFollowedPath() async throws {
    _ = await tool.call("list", "--path", "two-hours", "--follow", in: workspace)
    let page = await tool.call("lesson", "being-told-of-a-change", in: workspace)
    #expect(
      page.errorOutput.contains(
        "switchboard lesson what-comes-along  is the next page. (two-hours, 6 of 11)"))
    let other = try Tool()
    let fresh = try other.makeWorkspace()
    _ = await other.call("list", "--path", "two-hours", "--follow", in: fresh)
    let owning = await other.call("lesson", "who-owns-whom", in: fresh)
    #expect(owning.errorOutput.contains("switchboard show FlipSide  is its exercise;"))
  }

  @Test("A finished course names what is still worth doing")
  func allDone() async throws {
    try read()
    for name in ["Bulletins", "ListView"] {
      _ = try progress.seeHint(of: name, forTODO: 1, limit: 2)
    }
    let rest = [
      "Also: switchboard card choosing has “Choosing a pattern” on one page, to pin up.",
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

  @Test("after the last pass is said by check, and in the loop's last words")
  func afterChecking() async throws {
    try tool.copy(
      Tool.exercise("Exchange").appending(path: "Solution"),
      over: workspace.appending(path: "Exercises/Exchange/Sources"))
    let check = await tool.call("check", "Exchange", in: workspace)
    #expect(check.output.hasSuffix("That was the last exercise: you have passed them all.\n"))
    #expect(
      check.errorOutput.replacing(#/ +/#, with: " ").contains(
        "Next: switchboard lesson how-it-came-to-be is a page that you have not read yet; switchboard "
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
