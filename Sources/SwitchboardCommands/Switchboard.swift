import ArgumentParser
import Execution
import Foundation
import Grading
import Messages

/// The root command.
struct Switchboard: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "switchboard",
    abstract: "Learn how objects talk to each other in Swift, check your code, and grade a class.",
    discussion: """
      To begin: switchboard start DIR

      This creates a workspace and shows what to type next. There, 'switchboard' alone opens the \
      practice loop, which judges every save. In a pipe, it prints where you are and what comes \
      next.

      Exit codes: 0 everything passed, 1 something did not, 2 something could not be judged, 64 \
      wrong usage.
      """,
    version: Grader.version,
    groupedSubcommands: [
      CommandGroup(
        name: "Getting started:",
        subcommands: [
          StartCommand.self, StatusCommand.self, DoctorCommand.self, BeginCommand.self,
          ReadSourcesCommand.self,
        ]),
      CommandGroup(
        name: "For students:",
        subcommands: [
          LessonCommand.self, ListCommand.self, ShowCommand.self,
          WatchCommand.self, CheckCommand.self, RunCommand.self, PlayCommand.self,
          HintCommand.self,
          SolutionCommand.self, TwinCommand.self, CardCommand.self, IndexCommand.self,
          ReviewCommand.self,
          ProgressCommand.self, AttemptsCommand.self, ResetCommand.self, UndoCommand.self,
          TestOutCommand.self, InitCommand.self, UpdateCommand.self,
        ]),
      CommandGroup(
        name: "For instructors:",
        subcommands: [GradeCommand.self, HandoutCommand.self, AutograderCommand.self]),
      CommandGroup(
        name: "For authors:",
        subcommands: [NewCommand.self, AuditCommand.self, SyncCommand.self]),
    ],
    defaultSubcommand: BeginCommand.self)

  /// Creates the root command.
  init() {}

  /// Ensures that this process can run, or exits. Call it on the first thread, before there is
  /// another one.
  static func claimThreads() {
    do throws(ExecutionError) {
      try ResourceLimits.claim()
    } catch {
      let code = Failure.report(error, of: Self.self, on: Context.ofProcess.screen)
      Foundation.exit(code.rawValue)
    }
  }

  /// If a grader has started this process, reads sources for it until it ends. Call it on the first
  /// thread, before there is another one.
  static func readSourcesIfAsked() {
    guard ReadSourcesCommand.isAsked else { return }
    Foundation.exit(SourceReader.serve() == 0 ? 0 : 2)
  }

  /// Parses the process's arguments, runs the command, and exits with its code.
  static func runToExit() async -> Never {
    // A closed pipe ('| head') is not an error: with the signal ignored, writing returns a code.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)  // as with a full disk, a file size limit is an error
    let arguments = Array(CommandLine.arguments.dropFirst())
    Foundation.exit(await run(arguments, in: .ofProcess).rawValue)
  }

  /// Parses arguments, and runs the command in a context, which receives all output.
  ///
  /// - Returns: The exit code.
  static func run(_ arguments: [String], in context: Context) async -> ExitCode {
    do {
      guard context.folder.path.hasPrefix("/") else {
        throw UsageError(Message("the folder you are in no longer exists; go to one that does: cd"))
      }
      var command = try CommandLineLanguage.$catalogue.withValue(
        context.screen.errorOutput.catalogue
      ) { try parseAsRoot(ArgumentOrder.normalized(arguments)) }
      if let own = command as? any SwitchboardCommand {
        try await own.run(in: context)
      } else {
        try command.run()
      }
      if let loss = context.screen.loss { throw loss }
      return .success
    } catch {
      return Failure.report(error, of: Self.self, on: context.screen)
    }
  }
}
