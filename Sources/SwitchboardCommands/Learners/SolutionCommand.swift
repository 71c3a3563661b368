import ArgumentParser
import CourseModel

/// `switchboard solution [EXERCISE]`
struct SolutionCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution",
    abstract: "Compare your answer with the model answer (default: for your last exercise).",
    discussion: """
      solution compares declarations, whatever their order or file. Before a pass, it asks whether \
      you really want to see the answer, and records that you did. If an exercise has several model \
      answers, you see the one that is nearest to yours, with --other the next one, and with ANSWER \
      the one of that name. After a pass, it also compares the conversations in the first check.

      Examples: switchboard solution ColorPicker
                switchboard solution ColorPicker --other
                switchboard solution AuctionNight streams
      """)

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @Argument(help: "The name of one of several model answers.")
  var answer: String?

  @Flag(help: "Compare the model answer with another right answer.")
  var other = false

  @Flag(help: "Show it without asking, even if you have not passed yet.")
  var anyway = false

  @Flag(help: "Print plain text, the same on every terminal.")
  var plain = false

  @Flag(
    inversion: .prefixedNo,
    help: "Use a pager ($PAGER or 'less -R'), or only print (default: a pager on a terminal).")
  var pager: Bool?

  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let learner = try options.openLearner(in: context)
    let standing = try learner.standing()
    let exercise = try options.latestExercise(
      named: exercise, of: learner.course, learner.workspace, standing, in: context)
    guard exercise.showsAnswers else { throw LearningError.noAnswerHere(exercise: exercise.name) }
    let solution = SolutionPresenter(
      exercise: exercise, learner: learner, standing: standing,
      profile: plain ? .plain : context.screen.output, theme: try colors.theme(in: context),
      usesPager: !plain && context.screen.output.isTerminal
        && pager ?? context.screen.isInteractive, context: context)
    let page = try other && answer == nil ? solution.other() : solution.comparison(with: answer)
    guard try anyway || solution.isWanted() else { return solution.suggestHint() }
    try await solution.show(page + (other ? [] : solution.conversations()))
  }
}
