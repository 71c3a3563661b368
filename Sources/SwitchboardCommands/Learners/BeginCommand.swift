import ArgumentParser

/// `switchboard` alone: the loop, in a workspace and on a terminal; otherwise the learner's place.
struct BeginCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "begin", abstract: "Continue where you are (the default).", shouldDisplay: false)

  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    guard context.screen.output.isTerminal,
      try options.findWorkspace(in: context) != nil
    else {
      var status = StatusCommand()
      status.options = options
      return try await status.run(in: context)
    }
    var watch = WatchCommand()
    watch.exercise = nil
    watch.advance = false
    watch.noSandbox = false
    watch.colors = colors
    watch.options = options
    try await watch.run(in: context)
  }
}
