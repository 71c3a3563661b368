import ArgumentParser

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
