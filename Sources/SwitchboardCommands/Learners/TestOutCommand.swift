import ArgumentParser
import CourseModel
import Foundation
import Learning
import Reporting
import Terminal
import Workspaces

/// `switchboard test-out [TOPIC]`
struct TestOutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test-out",
    abstract: "Skip a topic that you know: pass some of its exercises (default: which ones).",
    discussion: """
      Do the exercises that stand for the topic in your workspace, then call this: if they pass, all \
      others of the topic count as passed, too, without points, and none of its pages is to be read.

      Without a topic it shows which exercises stand for which one.

      Example: switchboard test-out delegation

      Exit codes: 0 tested out, 1 not passed, 2 it could not be judged.
      """)

  /// So many exercises stand for a topic that does not say which: its last ones combine what came
  /// before.
  static let judgedCount = 2

  @Argument(help: "The topic's name.", completion: .topics)
  var topic: String?

  @Flag(name: .shortAndLong, help: "List all checks, and explain every one that did not pass.")
  var verbose = false

  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run() async throws {
    let learner = try options.openLearner()
    let standing = try learner.standing()
    guard let topic = try topic.map(learner.course.topic(named:)) else {
      return list(learner.course.topics, standing)
    }
    guard standing.next(in: topic) != nil else {
      Screen.show([Line("You have passed all of \(topic.name), so nothing was judged."), Line()])
      return next(after: standing)
    }
    let chosen = standing.exercises(standingFor: topic)
    let reports = try await judge(chosen, of: learner)
    guard let failed = reports.first(where: { !$0.passed }) else {
      return try testOut(of: topic, learner)
    }
    let names = chosen.map(\.name)
    Screen.show([
      Line(
        "To test out of \(topic.name), pass \(names.joined(separator: " and ")). "
          + "Missing: \(reports.filter { !$0.passed }.map(\.exercise).joined(separator: ", ")).")
    ])
    Screen.next(
      .command("switchboard show \(failed.exercise)"), Span("  is its task; "),
      .command("switchboard hint \(failed.exercise)"), Span("  helps."))
    throw reports.exitCode
  }

  private func list(_ topics: [Course.Topic], _ standing: Standing) {
    let rows = topics.map { topic in
      let chosen = standing.exercises(standingFor: topic).map(\.name).joined(separator: ", ")
      return [
        Line(topic.name, style: Style(bold: true)),
        Line(standing.next(in: topic) == nil ? "passed" : chosen),
      ]
    }
    Screen.show(
      Table(columns: [.left, .left], rows: rows).lines(width: Screen.table.columns) + [Line()])
    guard let open = topics.first(where: { standing.next(in: $0) != nil }) else { return }
    Screen.next(
      .command("switchboard test-out \(open.name)"),
      Span("  judges the exercises that stand for it."))
  }

  private func judge(
    _ exercises: [Exercise], of learner: Learner
  ) async throws -> [Report] {
    let theme = try colors.theme
    let workbench = try Workbench(sandboxed: true)
    var reports: [Report] = []
    for exercise in exercises {
      let (report, files) = try await workbench.judge(exercise, of: learner)
      let page = VerdictPage(
        report, title: exercise.title, files: files, explainsAll: verbose, profile: Screen.output,
        theme: theme)
      // What is right needs no list here.
      Screen.show(report.passed && !verbose ? [page.heading] : page.lines)
      try learner.keep(report, of: files)
      reports.append(report)
    }
    return reports
  }

  private func testOut(of topic: Course.Topic, _ learner: Learner) throws {
    let open = try learner.testOut(of: topic).map(\.name)
    let rest =
      open.isEmpty ? "" : " Without a pass of their own: \(open.joined(separator: ", "))."
    Screen.show([
      Line("You have tested out of \(topic.name).", style: Style(bold: true)),
      Line("All of its exercises count as passed.\(rest)"), Line(),
    ])
    next(after: try learner.standing())
  }

  private func next(after standing: Standing) {
    guard let next = standing.next() else {
      return Screen.next(.command("switchboard progress"), Span("  (you have passed them all)"))
    }
    Screen.next(next + [Span(".")])
  }
}

extension Standing {
  /// The exercises that stand for a topic, in their order.
  fileprivate func exercises(standingFor topic: Course.Topic) -> [Exercise] {
    let own = exercises.filter { $0.topic == topic.name }
    guard let names = topic.testOut else { return own.suffix(TestOutCommand.judgedCount) }
    return own.filter { names.contains($0.name) }
  }
}
