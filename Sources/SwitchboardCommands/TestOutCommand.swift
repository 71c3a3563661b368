import ArgumentParser
import CourseModel
import Foundation
import Reporting
import Terminal
import Workspaces

/// `switchboard test-out TOPIC`
struct TestOutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test-out",
    abstract: "Skip a topic that you know: pass its last two exercises.",
    discussion: """
      Do the last two exercises of the topic in your workspace, then call this: if both pass, all \
      others of the topic count as passed, too.

      Example: switchboard test-out delegation

      Exit codes: 0 tested out, 1 not passed, 2 it could not be judged.
      """)

  /// So many exercises stand for their topic: each topic's last ones combine what came before.
  static let judgedCount = 2

  @Argument(help: "The topic's name.", completion: .topics)
  var topic: String

  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run() async throws {
    let workspace = try options.openWorkspace()
    let course = try options.openCourse(of: workspace)
    let topic = try course.topic(named: topic)
    let progress = try Progress(in: workspace)
    let standing = try Standing(in: course, progress)
    let exercises = standing.exercises.filter { $0.topic == topic.name }
    guard exercises.contains(where: { !standing.hasPassed($0) }) else {
      Screen.show([Line("You have passed all of \(topic.title)."), Line()])
      return next(after: standing)
    }
    let last = exercises.suffix(Self.judgedCount)
    let reports = try await judge(Array(last), in: workspace, progress)
    guard let failed = reports.first(where: { !$0.passed }) else {
      return try testOut(of: topic, in: course, progress)
    }
    Screen.show([
      Line("To test out of \(topic.title), \(last.map(\.name).joined(separator: " and ")) pass.")
    ])
    Screen.next(.command("switchboard show \(failed.exercise)"), Span("  is its task."))
    throw reports.exitCode
  }

  private func judge(
    _ exercises: [Exercise], in workspace: Workspace, _ progress: Progress
  ) async throws -> [Report] {
    let theme = try colors.theme
    let workbench = try Workbench(sandboxed: true)
    var reports: [Report] = []
    for exercise in exercises {
      let (report, files) = try await workbench.judge(exercise, in: workspace)
      let page = VerdictPage(
        report, title: exercise.title, files: files, explainsAll: false, profile: Screen.output,
        theme: theme)
      Screen.show(page.lines)
      try progress.record(report, of: files, at: Date())
      reports.append(report)
    }
    return reports
  }

  private func testOut(
    of topic: Course.Topic, in course: Course, _ progress: Progress
  ) throws {
    let standing = try Standing(in: course, progress)
    let open = standing.exercises
      .filter { $0.topic == topic.name && !standing.hasPassed($0) }.map(\.name)
    try progress.testOut(of: open, at: Date())
    let rest =
      open.isEmpty ? "" : " Without a pass of their own: \(open.joined(separator: ", "))."
    Screen.show([
      Line("You have tested out of \(topic.title).", style: Style(bold: true)),
      Line("All of its exercises count as passed.\(rest)"), Line(),
    ])
    next(after: try Standing(in: course, progress))
  }

  private func next(after standing: Standing) {
    guard let next = standing.next() else {
      return Screen.next(.command("switchboard progress"), Span("  (you have passed them all)"))
    }
    Screen.next(next + [Span(".")])
  }
}
