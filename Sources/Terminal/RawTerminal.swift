import CTerminal
import Glibc

/// A terminal that a full-screen program has taken, until it gives it back as it was.
///
/// It is given back whatever ends the process: `end()`, a signal, a crash; and while it is stopped.
/// A class, because there is one terminal, and it is in one state.
package final class RawTerminal {
  /// What can come from a terminal.
  package enum Event: Hashable, Sendable {
    /// Keys, as bytes.
    case input([UInt8])
    /// The size may be another, and the screen is no longer what was drawn.
    case changed
    /// Another descriptor that was waited for can be read, or is at its end.
    case ready(Int32)
    /// Nothing in the time that was given.
    case silence
    /// Nobody is there any more.
    case closed
  }

  private let input: Int32
  private let output: Int32

  /// Takes the terminal that reads from `input` and shows what is written to `output`.
  package init(input: Int32, output: Int32) throws(TerminalError) {
    self.input = input
    self.output = output
    guard cterminal_take(input, output) == 0 else {
      throw .cannotTake(reason: String(cString: strerror(errno)))
    }
  }

  deinit { end() }

  /// Gives the terminal back; the second time it does nothing.
  package func end() { cterminal_give_back() }

  /// Gives it back and stops this process and its group, as Ctrl-Z would; returns when it goes on.
  package func suspend() { kill(0, SIGTSTP) }

  /// Gives it back as long as another program has it, such as an editor; what comes next is
  /// `changed`.
  ///
  /// Meanwhile Ctrl-C is the other program's alone. It has to be in this process's group, so that
  /// both stop and go on together.
  package func lend<Value, Failure: Error>(
    while work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    cterminal_lend()
    defer { cterminal_take_again() }
    return try work()
  }

  /// The screen's size, or 80 by 24 where the terminal does not know it.
  package var size: ScreenSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return ScreenSize(columns: 80, rows: 24)
    }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Waits for what comes next, at most so many milliseconds; `nil` waits for ever.
  ///
  /// - Parameter others: What else is waited for, the first before those behind it. Keys come
  ///   before all of them.
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

  /// Writes text as it is, control sequences included.
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
