import Messages

/// Why a command could not be run to an end of its own.
extension Message {
  /// A program that is to be run, and the system's reason.
  static func cannotStart(_ path: String, reason: String) -> Message {
    Message(
      "{path} cannot be started ({reason}); 'switchboard doctor' says what is missing",
      ["path": .text(path), "reason": .text(reason)])
  }

  /// bubblewrap is a Debian package, and a program.
  static let sandboxMissing = Message(
    """
    bubblewrap is missing, which confines what is graded: apt-get install bubblewrap (or, for your \
    own code only, --no-sandbox; on a machine that you throw away afterwards, grade --unconfined)
    """)

  /// The reason is bubblewrap's own words.
  static func sandboxRefused(reason: String) -> Message {
    Message(
      """
      the sandbox cannot be set up ({reason}); 'switchboard doctor' says how to allow it (or, for \
      your own code only, --no-sandbox; on a machine that you throw away afterwards, grade \
      --unconfined)
      """, ["reason": .text(reason)])
  }

  /// Landlock is a part of the Linux kernel; the reason is the system's.
  static func landlockMissing(reason: String) -> Message {
    Message(
      "this kernel does not offer Landlock ({reason}), which Linux has since 5.13",
      ["reason": .text(reason)])
  }

  /// Said once, where bubblewrap does not work.
  static func confinedByLandlock(because reason: Message) -> Message {
    Message(
      """
      Landlock confines what is judged here, because bubblewrap cannot ({reason}); 'switchboard \
      doctor' says what differs
      """, ["reason": .message(reason)])
  }

  /// Announces once that neither works.
  static func notConfined(because reason: Message) -> Message {
    Message(
      """
      nothing confines the code here: bubblewrap cannot ({reason}), and this kernel has no \
      Landlock; 'switchboard doctor' says what would help
      """, ["reason": .message(reason)])
  }

  /// A reason why bubblewrap cannot confine.
  static let notInstalled = Message("it is not installed")

  /// A reason why bubblewrap cannot confine. The user is a number.
  static func noUser(_ user: UInt32) -> Message {
    Message("this container has no user {user}", ["user": .text("\(user)")])
  }

  /// The user is a number.
  static func userMissing(_ user: UInt32) -> Message {
    Message(
      """
      confined code runs as user {user}, whom this container does not have: start it with all users \
      mapped, or run switchboard as an ordinary user
      """, ["user": .text("\(user)")])
  }

  /// What is given is an amount, such as “12 open files”; what is needed is one, such as “256”, or
  /// “512 MB”. The flag is one of the shell's command “ulimit”, which raises the limit.
  static func limitTooLow(_ given: Message, needed: String, flag: String) -> Message {
    Message(
      """
      this process may have only {given}, and needs {needed}: raise the limit ('ulimit {flag}'), then \
      try again
      """, ["given": .message(given), "needed": .text(needed), "flag": .text(flag)])
  }

  /// Processes of a program are still there after they were killed.
  static func treeRemains(_ path: String) -> Message {
    Message(
      "processes of {path} could not be ended; look for them with 'ps', then try again",
      ["path": .text(path)])
  }

  /// It is not known whether a program succeeded.
  static func endUnknown(_ path: String) -> Message {
    Message(
      "how {path} ended is not known; try again, and report it if it happens again",
      ["path": .text(path)])
  }

  /// Somebody pressed Ctrl-C.
  static let stopped = Message("stopped")
}

/// Amounts that a process may have, as a part of “this process may have only {given}”.
extension Message {
  /// What is given of a limit.
  static func openFiles(_ count: Int) -> Message {
    Message(one: "{count} open file", other: "{count} open files", count: count)
  }

  /// What is given of a limit.
  static func processesAndThreads(_ count: Int) -> Message {
    Message(
      one: "{count} process or thread", other: "{count} processes and threads", count: count)
  }

  /// What is given of a limit.
  static func moreThreads(_ count: Int) -> Message {
    Message(
      one: "{count} more thread beside all that this user runs",
      other: "{count} more threads beside all that this user runs", count: count)
  }

  /// What is given of a limit, in megabytes.
  static func megabytesOfMemory(_ count: Int) -> Message {
    Message("{megabytes} MB of memory", ["megabytes": .number(count)])
  }

  /// What is given of a limit, in seconds.
  static func secondsOfProcessor(_ count: Int) -> Message {
    Message("{seconds} s of the processor", ["seconds": .number(count)])
  }

  /// What is given of a limit, in megabytes.
  static func megabytesInFile(_ count: Int) -> Message {
    Message("{megabytes} MB in a file", ["megabytes": .number(count)])
  }
}
