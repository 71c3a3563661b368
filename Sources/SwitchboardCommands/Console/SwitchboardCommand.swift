import ArgumentParser
import Messages

/// A command of switchboard: its options, and an action that runs in a context.
protocol SwitchboardCommand: AsyncParsableCommand {
  /// Runs the command.
  ///
  /// - Throws: `ExitCode` for an outcome other than success, and all errors that `Failure` handles.
  func run(in context: Context) async throws
}

extension SwitchboardCommand {
  func run() async throws { try await run(in: .ofProcess) }
}

/// A command line that makes no sense here, with advice on what to type instead.
struct UsageError: SpokenError {
  let message: Message

  init(_ message: Message) { self.message = message }

  /// An error in English, whatever the user's language.
  init(_ description: String) { message = .verbatim(description) }
}

extension Message {
  /// The text of an error, in the language of the place if it has one.
  static func saying(_ error: any Error) -> Message {
    switch error {
    case let error as any SpokenError: error.message
    default: .verbatim("\(error)")
    }
  }
}

/// The exit codes of all commands.
extension ExitCode {
  /// Not everything passed.
  static let notPassed = ExitCode(1)
  /// The grader could not judge.
  static let cannotJudge = ExitCode(2)
  /// Everything was judged, and a grade is lower than before.
  static let fell = ExitCode(3)
  /// Everything else was judged, and something could not be read: a person has to look at it.
  static let notRead = ExitCode(4)
  /// A usage error (EX_USAGE of sysexits.h).
  static let wrongUsage = ExitCode(64)
  /// Ended by Ctrl-C: 128 + SIGINT, as in shells.
  static let interrupted = ExitCode(130)
}
