import ArgumentParser
import CourseModel

/// `switchboard solution [EXERCISE]`
struct SolutionCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution",
    abstract: "Compare your answer with the model answer (default: of what you did last).",
    discussion: """
      Declarations are compared, in whatever order and file they stand. Before you have passed, \
      you are asked whether you really want to see it, and that you did is kept. With --other, the \
      model answer is compared with another right one. If an exercise has several model answers, \
      you see the one that is nearest to yours, with --other the next, and with ANSWER the one of \
      that name. After a pass, what your objects say to each other in the first check stands below, \
      beside what the model's say.

      Examples: switchboard solution ColorPicker
                switchboard solution ColorPicker --other
                switchboard solution AuctionNight streams
      """)

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @Argument(help: "The name of one of several model answers.")
  var answer: String?

  @Flag(help: "Show another right answer, beside the model answer.")
  var other = false

  @Flag(help: "Show it without asking, although you have not passed yet.")
  var anyway = false

  @Flag(help: "Print plain text, the same for every terminal.")
  var plain = false

  @Flag(
    inversion: .prefixedNo,
    help: "Show it in $PAGER (else 'less -R'), or just print it (default: a pager on a terminal).")
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
