import Foundation
import Glibc
import Messages

/// An interactive program such as an editor. It uses our terminal, and handles its own signals.
struct ForegroundProgram {
  /// A path, or a name on the search path.
  let program: String
  let arguments: [String]
  var environment: [String: String]
  /// The descriptor for its standard input; nil for ours.
  var input: Int32?
  private let context: Context

  init(_ program: String, _ arguments: [String], in context: Context) {
    self.program = program
    self.arguments = arguments
    environment = context.environment
    self.context = context
  }

  /// The path of a program, found as a shell would; nil if there is none.
  static func path(of name: String, _ environment: [String: String]) -> String? {
    if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Starts it, and returns at once.
  func start() throws -> pid_t {
    try context.verifyMayStart("'\(program)'")
    guard let path = Self.path(of: program, environment) else {
      // Translators: Why a program cannot be started.
      throw cannotStart(Message("there is no such program"))
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Restore the signals that we ignore.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let words = Self.cStrings([program] + arguments)
    let variables = Self.cStrings(environment.map { "\($0)=\($1)" })
    defer { for string in words + variables { free(string) } }
    var process: pid_t = 0
    let failure = Glibc.posix_spawn(&process, path, &actions, &attributes, words, variables)
    guard failure == 0 else { throw cannotStart(.verbatim(String(cString: strerror(failure)))) }
    return process
  }

  /// Runs it to its end. Returns its exit code, or nil if a signal ended it.
  @discardableResult
  func run() throws -> Int32? { Self.wait(for: try start()) }

  /// Waits for a process. Returns its exit code, or nil if a signal ended it.
  static func wait(for process: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  /// Copies for C with a nil at the end. The caller must free them.
  private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }

  private func cannotStart(_ reason: Message) -> UsageError {
    // Translators: The program is a name or a path.
    UsageError(Message("'\(program, "program")' cannot be started: \(reason, "reason")"))
  }
}
