import ArgumentParser
import Messages

/// `switchboard run [EXERCISE]`, `switchboard run --lesson NAME [PROGRAM]`
struct RunCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run your code, or a lesson's program, without judging it.",
    discussion: """
      run compiles your code with Play.swift, whose statements call it. It creates that file the \
      first time.

      With --lesson, it runs a program from that lesson: in a workspace, your copy in \
      Lessons/NAME, which you can change. --line fills in the line that a program lacks; it is \
      right if the program prints what the page says.

      Examples: switchboard run ColorPicker
                switchboard run --lesson who-owns-whom evening.swift

      Exit codes: 0 the program finished (with --line: your line is right), 1 it did not, 2 it \
      could not be run.
      """)

  @Argument(
    help: "The exercise's name (default: the current one); with --lesson, the program's.",
    completion: .exercises)
  var exercise: String?

  @Option(
    help: ArgumentHelp("Run a program from this lesson.", valueName: "name"),
    completion: .lessons)
  var lesson: String?

  @Option(
    help: ArgumentHelp("Fill in the program's missing line with this one.", valueName: "swift"))
  var line: String?

  @Flag(help: "Run your own code without the sandbox.")
  var noSandbox = false

  @Flag(
    inversion: .prefixedNo,
    help: "Draw what your objects say when Play.swift runs (default: on a terminal).")
  var conversation: Bool?

  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let running = ProgramRunning(
      theme: try colors.theme(in: context), isSandboxed: !noSandbox,
      drawsConversation: conversation, context: context)
    if let lesson {
      let lesson = try options.openCourse(in: context).lesson(named: lesson)
      let workspace = try options.findWorkspace(in: context)
      return try await running.run(exercise, writing: line, of: lesson, in: workspace)
    }
    guard line == nil else {
      throw UsageError(Message("'--line' is for a lesson's program: add '--lesson NAME'"))
    }
    let learner = try options.openLearner(in: context)
    try await running.run(
      options.exercise(named: exercise, of: learner, in: context), of: learner)
  }
}
