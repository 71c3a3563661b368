import ArgumentParser
import Foundation
import Glibc
import Messages

/// The user's program for reading long output.
struct Pager {
  /// A command line for the shell, as in `$PAGER`.
  let command: String
  private let context: Context

  /// The environment's pager, otherwise `less -R`.
  ///
  /// If `LESS` is not set, we set it to `FRX`: a page that fits on the screen is just printed, and
  /// stays there.
  init(in context: Context) {
    let named = context.environment["PAGER"] ?? ""
    command = named.isEmpty ? "less -R" : named
    self.context = context
  }

  /// Shows a page that is written in pieces. A pager that the user quits early is not an error.
  ///
  /// - Throws: `UsageError` if the pager cannot be started.
  func show(_ writePage: (_ write: (String) -> Void) async throws -> Void) async throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw cannotStart(.verbatim(String(cString: strerror(errno)))) }
    // Otherwise the pager would hold the pipe open itself, and wait forever for its end.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // The pager handles Ctrl-C while it runs.
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
    var program = ForegroundProgram("/bin/sh", ["-c", command], in: context)
    program.environment.merge(["LESS": "FRX"]) { own, _ in own }
    program.input = input
    return try program.start()
  }

  private func wait(for process: pid_t) throws {
    // The shell's codes for a command that it cannot run (POSIX, 2.8.2).
    guard let code = ForegroundProgram.wait(for: process), [126, 127].contains(code) else { return }
    // Translators: Why a pager cannot be started.
    throw cannotStart(Message("the shell knows no such command"))
  }

  private func cannotStart(_ reason: Message) -> UsageError {
    UsageError(
      Message(
        """
        the pager '\(command, "command")' cannot be started: \(reason, "reason"); name another in \
        PAGER, or use --no-pager
        """))
  }
}

/// The option for a page's display: in the reader, in a pager, or printed.
struct PagerOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Use $PAGER (default: 'less -R'), or only print, instead of opening the reader.")
  var pager: Bool?
}
