/// What confines a command.
package protocol Sandbox: Sendable {
  /// The command that runs this one confined.
  func confining(_ command: Command) throws(ExecutionError) -> Command

  /// The error that a completion means, if it was the sandbox that failed and not the command.
  func failure(in completion: Completion) -> ExecutionError?

  /// The user that confined commands run as, who needs access to their files; nil: this one.
  var user: UInt32? { get }
}

/// No confinement: the command runs as the person who started Switchboard.
package struct NoSandbox: Sandbox {
  package init() {}
  package var user: UInt32? { nil }
  package func confining(_ command: Command) -> Command { command }
  package func failure(in completion: Completion) -> ExecutionError? { nil }
}
