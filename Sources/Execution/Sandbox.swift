/// A way to confine commands.
package protocol Sandbox: Sendable {
  /// Returns the command that runs this one in the sandbox.
  func confining(_ command: Command) throws(ExecutionError) -> Command

  /// Converts the completion of a confined command to that of the command inside.
  ///
  /// - Throws: If the sandbox failed, so that the command never ran.
  func unconfining(_ completion: Completion) throws(ExecutionError) -> Completion

  /// The user of confined commands, who needs access to their files; nil for the current user.
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

/// No confinement: the command runs as the current user. All its processes still end with it.
package struct NoSandbox: Sandbox {
  package init() {}
  package var user: UInt32? { nil }
  package func confining(_ command: Command) -> Command { command }
  package func unconfining(_ completion: Completion) -> Completion { completion }
}
