import ArgumentParser
import CourseModel
import Messages
import Reporting
import Terminal

/// The actions of `test-out`.
struct TestingOut {
  let learner: Learner
  let standing: Standing
  let screen: Screen

  /// Lists the exercises that represent each topic.
  func list() {
    let topics = learner.course.topics
    let rows = topics.map { topic in
      let chosen = standing.exercises(standingFor: topic).map(\.name).joined(separator: ", ")
      return [
        Line(topic.name, style: Style(bold: true)),
        // Translators: A remark beside a topic of which no exercise is open.
        Line(
          standing.next(in: topic) == nil
            ? screen.output.text(of: Message("passed", context: "topic")) : chosen),
      ]
    }
    screen.show(
      Table(columns: [.left, .left], rows: rows).lines(width: screen.table.columns) + [Line()])
    guard let open = topics.first(where: { standing.next(in: $0) != nil }) else {
      return showNext(after: standing)
    }
    screen.next(
      Message("\(span: "command")  judges the exercises that test it."),
      ["command": "switchboard test-out \(open.name)"])
  }

  /// Throws if a handout contains too few checks to prove that a learner knows a topic.
  func verify(_ topic: Course.Topic) throws(UsageError) {
    for exercise in standing.exercises(standingFor: topic) {
      if case .open = exercise.handout {
        throw UsageError(
          Message(
            """
            the checks that would tell whether you know this topic are not in this handout; do its \
            exercises, or ask your instructor
            """))
      }
    }
  }

  /// Shows that there is nothing to judge.
  func showThatAllPassed(of topic: Course.Topic) {
    screen.show(Message("You have passed all of \(topic.name, "topic"), so nothing was judged."))
    screen.show([Line()])
    showNext(after: standing)
  }

  /// Judges the exercises that represent a topic. If all pass, the topic counts as passed.
  ///
  /// - Returns: The exit code.
  func judge(_ topic: Course.Topic, _ verdicts: VerdictPresenter) async throws -> ExitCode {
    var verdicts = verdicts
    let chosen = standing.exercises(standingFor: topic)
    let isTerse = !verdicts.explainsAll
    for exercise in chosen {
      try await verdicts.judge(exercise) { report, page in
        // An exercise that passed needs no list here.
        screen.show(report.passed && isTerse ? [page.heading] : page.lines)
      }
    }
    let code = try verdicts.exitCode()
    let failed = verdicts.reports.filter { !$0.passed }.map(\.exercise)
    if let first = failed.first {
      showWhatIsMissing(of: topic, chosen.map(\.name), failed, first)
    } else {
      try testOut(of: topic)
    }
    return code
  }

  private func showWhatIsMissing(
    of topic: Course.Topic, _ chosen: [String], _ failed: [String], _ first: String
  ) {
    // Translators: The exercises are names, those that are missing behind commas.
    screen.show(
      Message(
        """
        To test out of \(topic.name, "topic"), pass \(.all(of: chosen), "exercises"). Missing: \
        \(failed.joined(separator: ", "), "missing").
        """))
    screen.next(
      Message("\(span: "show")  is its task; \(span: "hint")  helps."),
      ["show": "switchboard show \(first)", "hint": "switchboard hint \(first)"])
  }

  private func testOut(of topic: Course.Topic) throws {
    let open = try learner.testOut(of: topic).map(\.name)
    screen.show(Message("You have tested out of \(topic.name, "topic")."), style: Style(bold: true))
    screen.show(
      open.isEmpty
        ? Message("All of its exercises count as passed.")
        : Message(
          """
          All of its exercises count as passed. You have not passed these yourself: \
          \(open.joined(separator: ", "), "exercises").
          """))
    screen.show([Line()])
    showNext(after: try learner.standing())
  }

  private func showNext(after standing: Standing) {
    NextStep(course: learner.course, standing: standing, screen: screen).show()
  }
}

extension Standing {
  /// The number of exercises that represent a topic by default: its last ones, which combine the
  /// earlier ones.
  private static let judgedCount = 2

  /// The exercises that represent a topic, in their order.
  fileprivate func exercises(standingFor topic: Course.Topic) -> [Exercise] {
    let own = exercises.filter { $0.topic == topic.name }
    guard let names = topic.testOut else { return own.suffix(Self.judgedCount) }
    return own.filter { names.contains($0.name) }
  }
}

extension Message {
  /// Names, “and” before each but the first.
  fileprivate static func all(of names: [String]) -> Message {
    names.dropFirst().reduce(.verbatim(names.first ?? "")) {
      Message("\($0, "first") and \(.verbatim($1), "second")")
    }
  }
}
