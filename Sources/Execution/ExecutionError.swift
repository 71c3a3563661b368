import Messages

/// The reason why a command could not run to its end; never the command's fault.
package enum ExecutionError: SpokenError, Equatable {
  /// The program could not be started.
  case cannotStart(String, reason: String)
  /// bubblewrap is not installed.
  case sandboxMissing
  /// bubblewrap could not set up the sandbox.
  case sandboxRefused(reason: String)
  /// The user id of confined commands does not exist in this container.
  case userMissing(UInt32)
  /// This process has less than grading needs; `flag` is that of the shell's `ulimit`.
  case limitTooLow(Message, needed: String, flag: String)
  /// Descendants of the command are still running after being killed.
  case treeRemains(String)
  /// Other code in this process consumed the command's wait status.
  case endUnknown(String)
  /// This process was asked to stop.
  case cancelled

  /// The problem and the remedy.
  package var message: Message {
    switch self {
    case .cannotStart(let path, let reason): .cannotStart(path, reason: reason)
    case .sandboxMissing: .sandboxMissing
    case .sandboxRefused(let reason): .sandboxRefused(reason: reason)
    case .userMissing(let user): .userMissing(user)
    case .limitTooLow(let given, let needed, let flag):
      .limitTooLow(given, needed: needed, flag: flag)
    case .treeRemains(let path): .treeRemains(path)
    case .endUnknown(let path): .endUnknown(path)
    case .cancelled: .stopped
    }
  }
}
