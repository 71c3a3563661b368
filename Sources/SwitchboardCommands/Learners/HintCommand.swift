import ArgumentParser

/// `switchboard hint [EXERCISE]`
struct HintCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Show one hint more (default: of the current exercise).",
    discussion: """
      A hint is for one TODO: the first that is open, by the last 'switchboard check'.

      Example: switchboard hint ColorPicker
      """)

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @Option(help: ArgumentHelp("The number of a TODO whose hints to show.", valueName: "number"))
  var todo: Int?

  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let learner = try options.openLearner(in: context)
    let exercise = try options.exercise(named: exercise, of: learner, in: context)
    let hints = HintPresenter(
      exercise: exercise, learner: learner, theme: try colors.theme(in: context),
      context: context)
    guard let todo = try todo ?? learner.openTODO(of: exercise) else {
      return hints.showThatNoneIsNeeded()
    }
    try hints.show(forTODO: todo)
  }
}
