import Messages

extension MachineFinding.Topic {
  /// What a row of 'switchboard doctor' is about, in a word or two.
  var name: Message {
    switch self {
    case .swift: Message("Swift", context: "doctor")
    case .kernel: Message("kernel", context: "doctor")
    case .limits: Message("limits", context: "doctor")
    case .sandbox: Message("sandbox", context: "doctor")
    case .scratch: Message("scratch", context: "doctor")
    case .cache: Message("cache", context: "doctor")
    case .installation: Message("own files", context: "doctor")
    case .archives: Message("archives", context: "doctor")
    case .grader: Message("grader", context: "doctor")
    case .course: Message("course", context: "doctor")
    case .workspace: Message("workspace", context: "doctor")
    }
  }
}

/// What 'switchboard doctor' finds, and what it says to do.
extension Message {
  /// The release is the kernel's, such as “4.19.0”.
  static func linuxTooOld(_ release: String) -> Message {
    Message(
      "Linux {release} is too old; 5.11 or a newer one is needed", ["release": .text(release)])
  }

  /// The release is the kernel's; “mount” is the command.
  static func noListOfChildren(_ release: String) -> Message {
    Message(
      """
      Linux {release} does not list the children of processes; mount /proc, or take a kernel with \
      CONFIG_PROC_CHILDREN
      """, ["release": .text(release)])
  }

  /// There may be enough processes and enough open files.
  static let enough = Message("processes and files enough")

  /// bubblewrap is a Debian package, and a program.
  static let nothingRuns = Message(
    "bubblewrap runs, but nothing runs in it: apt-get install --reinstall bubblewrap")

  /// The cure is one of the sentences below.
  static func noSandbox(reason: Message, cure: Message) -> Message {
    Message(
      "bubblewrap cannot make a sandbox ({reason}), and this kernel has no Landlock; {cure}",
      ["reason": .message(reason), "cure": .message(cure)])
  }

  /// Landlock is a part of the kernel, its version a number; the cure is one of the sentences below.
  static func landlockWorks(version: Int, reason: Message, cure: Message) -> Message {
    Message(
      """
      Landlock (version {version}) works, bubblewrap does not ({reason}). Landlock does not hide \
      which files and processes exist, and limits the size of each file, not of all. For \
      bubblewrap: {cure}
      """, ["version": .number(version), "reason": .message(reason), "cure": .message(cure)])
  }

  /// A cure for a sandbox that cannot be made.
  static let installBubblewrap = Message("apt-get install bubblewrap")

  /// A cure for a sandbox that cannot be made.
  static let containerOptions = Message(
    """
    start the container with '--security-opt seccomp=unconfined --security-opt apparmor=unconfined'
    """)

  /// A cure for a sandbox that cannot be made.
  static let profileOfAppArmor = Message(
    """
    on Ubuntu: apt-get install apparmor-profiles, then copy \
    /usr/share/apparmor/extra-profiles/bwrap-userns-restrict to /etc/apparmor.d and restart
    """)

  /// A cure for a sandbox that cannot be made.
  static let allowNamespaces = Message(
    """
    allow user namespaces: sysctl -w kernel.unprivileged_userns_clone=1 \
    user.max_user_namespaces=10000 (in a container, ask who runs it)
    """)

  /// The sandbox was tried.
  static let sandboxWorks = Message("bubblewrap works")

  /// The path is a folder's; the variable is one of the environment.
  static func notWritable(_ path: String, variable: String) -> Message {
    Message(
      "{path} cannot be written; name another in {variable}",
      ["path": .text(path), "variable": .text(variable)])
  }

  /// The path is a folder's; the variable is one of the environment.
  static func littleRoom(_ path: String, megabytes: Int, variable: String) -> Message {
    Message(
      """
      {path} has less than {megabytes} MB left; free some space, or name another place in {variable}
      """,
      ["path": .text(path), "megabytes": .number(megabytes), "variable": .text(variable)])
  }

  /// Programs that unpack archives; all are there.
  static let archivePrograms = Message("bsdtar, git, gzip, bzip2, xz and zstd")

  /// All of grading was tried, with a program of our own.
  static let ready = Message(
    "ready: a program that imports Foundation and MiniCocoa compiles and runs")

  /// A course's title, how many exercises it has, and its folder.
  static func course(_ title: String, exercises: Int, path: String) -> Message {
    Message(
      one: "{title} ({count} exercise), {path}", other: "{title} ({count} exercises), {path}",
      count: exercises, ["title": .text(title), "path": .text(path)])
  }

  /// Where one is, there is no workspace; that is no fault.
  static let noWorkspace = Message(
    "none around this folder ('switchboard start DIR' makes one)")

  /// A workspace's folder, and how many attempts of the learner's are kept there.
  static func workspace(_ path: String, attempts: Int) -> Message {
    Message(
      one: "{path}, {count} attempt kept", other: "{path}, {count} attempts kept", count: attempts,
      ["path": .text(path)])
  }

  /// Stands behind “Next:”; the command is “switchboard doctor”.
  static let doWhatTheLinesSay = Message(
    "do what the lines with ✗ say, then {command}", ["command": .span])
}
