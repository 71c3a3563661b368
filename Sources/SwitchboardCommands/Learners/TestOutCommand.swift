import ArgumentParser
import Grading

/// `switchboard test-out [TOPIC]`
struct TestOutCommand: SwitchboardCommand {
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
