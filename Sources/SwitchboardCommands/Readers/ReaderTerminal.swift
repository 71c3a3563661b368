import ArgumentParser
import FullScreen
import Glibc

/// The terminal on which a full-screen program can run.
struct ReaderTerminal {
  /// The descriptor for keys.
  let input: Int32

  /// Returns `nil` if output is piped, the terminal cannot move its cursor, a screen reader is
  /// used, or there is no keyboard.
  init?(in context: Context) {
    guard context.screen.isInteractive else { return nil }
    // Standard input may be the page.
    input = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard input >= 0 else { return nil }
  }
}

extension LoopEnd {
  /// Throws unless the user just left.
  func verify() throws {
    switch self {
    case .quit: break
    case .interrupted: throw ExitCode.interrupted
    case .gaveUp(let sentence): throw UsageError(sentence)
    }
  }
}
