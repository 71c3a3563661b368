import ArgumentParser

/// `switchboard hint [EXERCISE]`
struct HintCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Show one more hint (default: for the current exercise).",
    discussion: """
      Each hint is for one TODO: by default the first that was still open at your last \
      'switchboard check'.

      Example: switchboard hint ColorPicker
      """)

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @Option(help: ArgumentHelp("Show a hint for the TODO with this number.", valueName: "number"))
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
