import ArgumentParser
import Grading

/// `switchboard test-out [TOPIC]`
struct TestOutCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "test-out",
    abstract: "Skip a topic that you know, by passing some of its exercises (default: list them).",
    discussion: """
      A few exercises stand for each topic; without a topic, test-out lists them. Do those, then \
      run test-out. If they pass, all other exercises of the topic count as passed, without \
      points, and you need not read its pages.

      Example: switchboard test-out delegation

      Exit codes: 0 tested out, 1 not passed, 2 your code could not be judged.
      """)

  @Argument(help: "The topic's name.", completion: .topics)
  var topic: String?

  @Flag(name: .shortAndLong, help: "List all checks, and explain every one that did not pass.")
  var verbose = false

  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let learner = try options.openLearner(in: context)
    let standing = try learner.standing()
    let testing = TestingOut(learner: learner, standing: standing, screen: context.screen)
    guard let topic = try topic.map(learner.course.topic(named:)) else { return testing.list() }
    try testing.verify(topic)
    guard standing.next(in: topic) != nil else { return testing.showThatAllPassed(of: topic) }
    let verdicts = VerdictPresenter(
      learner: learner, machine: try Machine(in: context, sandboxed: true),
      explainsAll: verbose, theme: try colors.theme(in: context), screen: context.screen)
    throw try await testing.judge(topic, verdicts)
  }
}
