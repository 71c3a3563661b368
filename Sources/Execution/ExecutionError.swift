/// Why a command could not be run to an end of its own; never the command's fault.
package enum ExecutionError: Error, Equatable, CustomStringConvertible {
  /// The program could not be started.
  case cannotStart(String, reason: String)
  /// bubblewrap is not installed.
  case sandboxMissing
  /// bubblewrap could not set up the sandbox.
  case sandboxRefused(reason: String)
  /// Whom confined commands run as has no number in this container.
  case userMissing(UInt32)
  /// This process has less than grading needs; `flag` is the one of the shell's `ulimit`.
  case limitTooLow(String, needed: String, flag: String)
  /// Descendants of the command are still there after they were killed.
  case treeRemains(String)
  /// Something else in this process took the command's wait status.
  case endUnknown(String)
  /// This process was asked to stop.
  case cancelled

  package var description: String {
    switch self {
    case .cannotStart(let path, let reason):
      "\(path) cannot be started (\(reason)); 'switchboard doctor' says what is missing"
    case .sandboxMissing:
      "bubblewrap is missing, which confines what is graded: apt-get install bubblewrap "
        + "(or, for your own code only, --no-sandbox)"
    case .sandboxRefused(let reason):
      "the sandbox cannot be set up (\(reason)); 'switchboard doctor' says how to allow it "
        + "(or, for your own code only, --no-sandbox)"
    case .userMissing(let user):
      "confined code runs as user \(user), whom this container does not have: start it with all "
        + "users mapped, or run switchboard as an ordinary user"
    case .limitTooLow(let given, let needed, let flag):
      "this process may have only \(given), and needs \(needed): raise the limit "
        + "('ulimit \(flag)'), then try again"
    case .treeRemains(let path):
      "processes of \(path) could not be ended; look for them with 'ps', then try again"
    case .endUnknown(let path):
      "how \(path) ended is not known; try again, and report it if it happens again"
    case .cancelled:
      "stopped"
    }
  }
}
