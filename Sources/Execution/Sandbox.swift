/// What confines a command.
package protocol Sandbox: Sendable {
  /// The command that runs this one confined.
  func confining(_ command: Command) throws(ExecutionError) -> Command

  /// What the completion of a confining command says about the command inside.
  ///
  /// - Throws: if the sandbox failed, so that the command never ran.
  func unconfining(_ completion: Completion) throws(ExecutionError) -> Completion

  /// The user that confined commands run as, who needs access to their files; nil: this one.
  var user: UInt32? { get }

  /// Whether a command finds memory of its own at /tmp; else it writes only where it is named.
  var hasPrivateScratch: Bool { get }

  /// Whether another confinement replaces this one from now on, after this error: the command
  /// never ran and can be started again.
  func isReplaced(after error: ExecutionError) -> Bool
}

extension Sandbox {
  package var hasPrivateScratch: Bool { true }
  package func isReplaced(after error: ExecutionError) -> Bool { false }
}

/// No confinement: the command runs as the person who started Switchboard, and everything that it
/// starts ends with it.
package struct NoSandbox: Sandbox {
  /// No confinement.
  package init() {}
  package var user: UInt32? { nil }
  package func confining(_ command: Command) -> Command { command }
  package func unconfining(_ completion: Completion) -> Completion { completion }
}
