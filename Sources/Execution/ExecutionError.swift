import Messages

/// The reason why a command could not run to its end; never the command's fault.
package enum ExecutionError: SpokenError, Equatable {
  /// The program could not be started.
  case cannotStart(String, reason: String)
  /// bubblewrap is not installed.
  case sandboxMissing
  /// bubblewrap could not set up the sandbox.
  case sandboxRefused(reason: String)
  /// The kernel has no Landlock, or a filter hides it.
  case landlockMissing(reason: String)
  /// Whom confined commands run as has no number in this container.
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
    case .landlockMissing(let reason): .landlockMissing(reason: reason)
    case .userMissing(let user): .userMissing(user)
    case .limitTooLow(let given, let needed, let flag):
      .limitTooLow(given, needed: needed, flag: flag)
    case .treeRemains(let path): .treeRemains(path)
    case .endUnknown(let path): .endUnknown(path)
    case .cancelled: .stopped
    }
  }

  /// Why bubblewrap cannot confine, as a part of a sentence that says so.
  package var reasonAgainstBubblewrap: Message {
    switch self {
    case .sandboxRefused(let reason): .verbatim(reason)
    case .sandboxMissing: .notInstalled
    case .userMissing(let user): .noUser(user)
    default: message
    }
  }
}
