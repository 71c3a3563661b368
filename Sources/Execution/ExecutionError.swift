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
  /// The user for confined commands has no number in this container.
  case userMissing(UInt32)
  /// This process has less than grading needs; `flag` is that of the shell's `ulimit`.
  case limitTooLow(Message, needed: String, flag: String)
  /// Descendants of the command are still running after being killed.
  case treeRemains(String)
  /// Other code in this process consumed the command's wait status.
  case endUnknown(String)
  /// Another thread or a signal cancelled the work.
  case cancelled

  /// The problem and the remedy.
  package var message: Message {
    switch self {
    // Translators: A program that is to be run, and the system's reason.
    case .cannotStart(let path, let reason):
      Message(
        """
        \(path, "path") cannot be started (\(reason, "reason")); 'switchboard doctor' says what is \
        missing
        """)
    case .sandboxMissing:
      Message(
        """
        bubblewrap, which confines submissions, is missing: apt-get install bubblewrap (or, for \
        your own code only, --no-sandbox; on a machine that you discard afterwards, grade \
        --unconfined)
        """)
    // Translators: The reason is bubblewrap's own words.
    case .sandboxRefused(let reason):
      Message(
        """
        the sandbox cannot be set up (\(reason, "reason")); 'switchboard doctor' says how to allow \
        it (or, for your own code only, --no-sandbox; on a machine that you discard afterwards, \
        grade --unconfined)
        """)
    // Translators: Landlock is a part of the Linux kernel; the reason is the system's.
    case .landlockMissing(let reason):
      Message(
        "this kernel does not offer Landlock (\(reason, "reason")), which Linux has since 5.13")
    // Translators: The user is a number.
    case .userMissing(let user):
      Message(
        """
        confined code runs as user \(String(user), "user"), who does not exist in this container: \
        start it with all users mapped, or run switchboard as an ordinary user
        """)
    // Translators: The first is the present amount, such as “12 open files”; what is needed is one, such
    // as “256”, or “512 MB”. The flag is one of the shell's command “ulimit”, which raises the
    // limit.
    case .limitTooLow(let given, let needed, let flag):
      Message(
        """
        this process may have only \(given, "given"), and needs \(needed, "needed"): raise the \
        limit ('ulimit \(flag, "flag")'), then try again
        """)
    case .treeRemains(let path):
      Message(
        "processes of \(path, "path") could not be ended; look for them with 'ps', then try again")
    case .endUnknown(let path):
      Message(
        """
        switchboard could not find out how \(path, "path") ended; try again, and report it if \
        it happens again
        """)
    // Translators: Somebody pressed Ctrl-C.
    case .cancelled: Message("stopped")
    }
  }

  /// Why bubblewrap cannot confine, as a part of a sentence that says so.
  package var reasonAgainstBubblewrap: Message {
    switch self {
    case .sandboxRefused(let reason): .verbatim(reason)
    case .sandboxMissing: Message("it is not installed")
    // Translators: A reason why bubblewrap cannot confine. The user is a number.
    case .userMissing(let user): Message("this container has no user \(String(user), "user")")
    default: message
    }
  }
}
