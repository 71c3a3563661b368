import Foundation
import Glibc
import Terminal

/// The program that a person has chosen to read long output with.
struct Pager {
  /// As in `$PAGER`: a command line for the shell.
  let command: String
  private let environment: [String: String]

  /// The pager that an environment names, else `less -R`.
  ///
  /// Where `LESS` is not set it is `FRX`: what fits on the screen is just shown, and stays.
  init(environment: [String: String]) {
    let named = environment["PAGER"] ?? ""
    command = named.isEmpty ? "less -R" : named
    self.environment = environment.merging(["LESS": "FRX"]) { own, _ in own }
  }

  /// Lets a page be read that is written in pieces; a pager that is left early is no error.
  ///
  /// - Throws: `UsageError` if the pager cannot be started.
  func show(_ writePage: (_ write: (String) -> Void) async throws -> Void) async throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw cannotStart(String(cString: strerror(errno))) }
    // The pager would wait for ever for the end of a pipe that it holds open itself.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Ctrl-C is the pager's as long as it runs.
    let former = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, handler) in former { signal(number, handler) } }
    let process = try start(reading: ends[0])
    close(ends[0])
    let page = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
    var isOpen = true
    let result: Result<Void, any Error>
    do {
      try await writePage { text in
        guard isOpen else { return }
        do { try page.write(contentsOf: Data(text.utf8)) } catch { isOpen = false }
      }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    close(ends[1])
    try wait(for: process)
    try result.get()
  }

  private func start(reading input: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let arguments = Self.cStrings(["sh", "-c", command])
    let variables = Self.cStrings(environment.map { "\($0)=\($1)" })
    defer { for string in arguments + variables { free(string) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, variables)
    guard failure == 0 else { throw cannotStart(String(cString: strerror(failure))) }
    return process
  }

  /// Copies for C, to be freed, ended by nil.
  private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }

  private func wait(for process: pid_t) throws {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // What the shell says when it cannot run a command (POSIX, 2.8.2).
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 0
    guard ![126, 127].contains(code) else { throw cannotStart("the shell knows no such command") }
  }

  private func cannotStart(_ reason: String) -> UsageError {
    UsageError(
      "the pager '\(command)' cannot be started: \(reason); "
        + "name another in PAGER, or use --no-pager")
  }
}
