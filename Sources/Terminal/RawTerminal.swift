import CTerminal
import Glibc

/// A terminal in raw mode for a full-screen program, restored afterwards.
///
/// It is restored however the process ends: `end()`, a signal, a crash; and while the process is
/// stopped. A class, because there is one terminal with one state.
package final class RawTerminal {
  package enum Event: Hashable, Sendable {
    /// Input from the keyboard, as bytes.
    case input([UInt8])
    /// The size may have changed, and the content of the screen is unknown.
    case changed
    /// Another watched descriptor is readable or at its end.
    case ready(Int32)
    /// The time limit passed without an event.
    case silence
    /// The terminal was closed.
    case closed
  }

  private let input: Int32
  private let output: Int32

  /// Takes over the terminal that reads from `input` and shows `output`.
  ///
  /// - Parameter takesMouse: Whether clicks are keys. The terminal's own selection then needs Shift.
  package init(
    input: Int32, output: Int32, takesMouse: Bool = false
  ) throws(TerminalError) {
    self.input = input
    self.output = output
    guard cterminal_take(input, output, takesMouse ? 1 : 0) == 0 else {
      throw .cannotTake(reason: String(cString: strerror(errno)))
    }
  }

  deinit { end() }

  /// Restores the terminal; does nothing the second time.
  package func end() { cterminal_give_back() }

  /// Restores the terminal and stops this process's group, like Ctrl-Z; returns when it continues.
  package func suspend() { kill(0, SIGTSTP) }

  /// Restores the terminal while another program uses it, such as an editor; the next event is
  /// `changed`.
  ///
  /// Meanwhile only the other program receives Ctrl-C. It must be in this process's group, so that
  /// both stop and continue together.
  package func lend<Value, Failure: Error>(
    while work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    cterminal_lend()
    defer { cterminal_take_again() }
    return try work()
  }

  /// The screen size, or 80 by 24 if the terminal does not report it.
  package var size: ScreenSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return ScreenSize(columns: 80, rows: 24)
    }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Waits for the next event, at most for a number of milliseconds; nil waits indefinitely.
  ///
  /// - Parameter others: Further descriptors to watch, in order of priority. Keys have priority
  ///   over all of them.
  package func next(
    within milliseconds: Int32? = nil, or others: [Int32] = []
  ) -> Event {
    var entries = ([cterminal_wakeups(), input] + others).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let count = poll(&entries, nfds_t(entries.count), milliseconds ?? -1)
    if count < 0 { return errno == EINTR ? .changed : .closed }
    if entries[0].revents != 0 {
      _ = read(from: entries[0].fd)
      return .changed
    }
    if entries[1].revents != 0 {
      guard let bytes = read(from: input) else { return .closed }
      return .input(bytes)
    }
    return entries.first { $0.revents != 0 }.map { .ready($0.fd) } ?? .silence
  }

  /// Writes text unchanged, including control sequences.
  package func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  private func read(from descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(bytes[..<count]) : nil
    }
  }
}

/// The size of a screen in characters.
package struct ScreenSize: Hashable, Sendable {
  /// The width, at least 1.
  package let columns: Int
  /// The height, at least 1.
  package let rows: Int

  /// A size; values below 1 become 1.
  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }
}

/// The reason why a terminal cannot be used.
package enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// The terminal's modes cannot be read or set.
  case cannotTake(reason: String)

  /// The problem and the remedy.
  package var description: String {
    switch self {
    case .cannotTake(let reason):
      "the terminal cannot be taken (\(reason)); '--no-pager' prints the page instead"
    }
  }
}
