import ArgumentParser

/// A command of switchboard's: flags, and what they call for in a context.
protocol SwitchboardCommand: AsyncParsableCommand {
  /// Does what the flags say.
  ///
  /// - Throws: `ExitCode` for an outcome that is no success, and what `Failure` has words for.
  func run(in context: Context) async throws
}

extension SwitchboardCommand {
  /// Does it in the context of this process.
  func run() async throws { try await run(in: .ofProcess) }
}
