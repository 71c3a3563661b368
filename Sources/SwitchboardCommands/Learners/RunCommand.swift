import ArgumentParser
import Messages

/// `switchboard run [EXERCISE]`, `switchboard run --lesson NAME [PROGRAM]`
struct RunCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run your code, or a lesson's program, without judging it: what does it print?",
    discussion: """
      Your code is run by the statements of Play.swift, beside the exercise's Sources. The first \
      time, that file is made for you.

      With --lesson, a program of that lesson is run. In a workspace it is first copied to \
      Lessons/NAME, where you may change it: it is your copy that is run, and it stays as it is.

      With --line as well, that line is written where the lesson's program lacks one. It is right if \
      the program prints what the page says.

      Examples: switchboard run ColorPicker
                switchboard run --lesson who-owns-whom evening.swift
                switchboard run --lesson who-owns-whom lamp.swift --line 'weak var bulb: Bulb?'

      Exit codes: 0 it ran to its end, 1 it did not, 2 it could not be run.
      """)

  @Argument(
    help: "The exercise's name (default: the current one); with --lesson, the program's.",
    completion: .exercises)
  var exercise: String?

  @Option(
    help: ArgumentHelp("Run a program of this lesson.", valueName: "name"),
    completion: .lessons)
  var lesson: String?

  @Option(
    help: ArgumentHelp("Try this line in a program that lacks one.", valueName: "swift"))
  var line: String?

  @Flag(help: "Run your own code without the sandbox.")
  var noSandbox = false

  @Flag(
    inversion: .prefixedNo,
    help: "Draw what Play.swift made your objects say (default: on a terminal).")
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
      throw UsageError(Message("'--line' is for a program of a lesson: add '--lesson NAME'"))
    }
    let learner = try options.openLearner(in: context)
    try await running.run(
      options.exercise(named: exercise, of: learner, in: context), of: learner)
  }
}
