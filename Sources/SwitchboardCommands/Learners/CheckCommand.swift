import ArgumentParser
import CourseModel
import Grading

/// `switchboard check [EXERCISE…]`
struct CheckCommand: SwitchboardCommand {
  @Argument(
    help: ArgumentHelp("Names of exercises.", valueName: "exercise"), completion: .exercises)
  var exercises: [String] = []

  @Flag(name: .shortAndLong, help: "Explain every check that did not pass, not only the first one.")
  var verbose = false

  @Flag(help: "Run your own code without the sandbox.")
  var noSandbox = false

  @Flag(
    help: "Judge the Swift package in a folder (default: this one) by its own tests.")
  var package = false

  @OptionGroup var parts: PackagePartOptions
  @OptionGroup var conversation: ConversationOptions
  @OptionGroup var reporter: ReporterOptions
  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    if package { throw try await judgePackage(in: context) }
    let machine = Result { try Machine(in: context, sandboxed: !noSandbox).lookingAhead() }
    let learner = try options.openLearner(in: context)
    let theme = try colors.theme(in: context)
    let names = exercises.isEmpty ? [nil] : exercises.map(Optional.some)
    let chosen = try names.map {
      try options.exercise(named: $0, of: learner, in: context, isToBeJudged: true)
    }
    var verdicts = VerdictPresenter(
      learner: learner, machine: try machine.get(), explainsAll: verbose, theme: theme,
      screen: context.screen)
    verdicts.hearing = try ConversationPresenter(conversation, in: chosen, below: verdicts)
    for exercise in chosen {
      try await verdicts.judge(exercise, isShown: reporter.format == nil) { _, page in
        if reporter.format == nil { context.screen.show(page.lines) }
      }
    }
    if let format = reporter.format {
      context.screen.write(
        try format.document(
          of: verdicts.reports, asArray: exercises.count > 1,
          conversations: verdicts.conversations, tests: format.tests(of: chosen)))
    } else {
      try verdicts.showNext()
    }
    throw try verdicts.exitCode()
  }
}
