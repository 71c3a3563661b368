import Foundation
import Glibc
import Reading
import Terminal
import Typesetting

/// The terminal in which the reader can run.
struct ReaderTerminal {
  /// The descriptor for keys.
  let input: Int32
  private let profile: TerminalProfile

  /// Returns `nil` if output is piped, the terminal cannot move its cursor, a screen reader is
  /// used, or there is no keyboard.
  init?(in context: Context) {
    guard context.screen.isInteractive else { return nil }
    profile = context.screen.output
    // Standard input may be the page.
    input = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard input >= 0 else { return nil }
  }

  /// Opens the reader at a page, and returns when the user leaves it.
  ///
  /// - Parameters:
  ///   - making: Makes the page, if `page` is only its name.
  ///   - host: Runs the programs of pages.
  ///   - note: Receives the addresses of the pages that were read to their end.
  func read(
    _ page: ReaderPage, making: (@Sendable () throws -> ReaderPage)?, from library: Library,
    on host: PageProgramHost, theme: Theme,
    noting note: (Set<String>) -> Void
  ) throws {
    let reader = Reader(
      profile: profile, theme: theme, programs: host.desk(for: library, theme: theme)
    ) { library.page(at: $0, from: $1) }
    let terminal = try RawTerminal(input: input, output: STDOUT_FILENO)
    let attempt = making.map { making in
      { @Sendable in Result { try making() }.mapError { library.failure($0) } }
    }
    let (end, finished) = try reader.read(page, making: attempt, on: terminal)
    terminal.end()
    note(finished)
    switch end {
    case .quit: break
    case .interrupted: throw Failure.interrupted
    case .gaveUp(let sentence): throw UsageError(sentence)
    }
  }
}
