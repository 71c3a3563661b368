import Glibc

/// One of the two streams that a process writes to.
enum OutputStream {
  case output, errorOutput
}

/// Where a screen's text goes to, and where lines come from.
protocol Streams: Sendable {
  /// Writes all of a text; that nobody reads it any more is no error.
  func write(_ text: String, to stream: OutputStream) throws(ScreenError)

  /// The next line of standard input without its end; nil when there is none any more.
  func readLine() -> String?

  /// Whether standard input is somebody who types.
  var hasKeyboard: Bool { get }
}

/// The process's own streams.
struct StandardStreams: Streams {
  func write(_ text: String, to stream: OutputStream) throws(ScreenError) {
    let descriptor = stream == .output ? STDOUT_FILENO : STDERR_FILENO
    var text = text
    let failure = text.withUTF8 { Self.write($0, to: descriptor) }
    if let failure, ![EPIPE, EIO].contains(failure) {
      throw .notWritten(reason: String(cString: strerror(failure)))
    }
  }

  /// Writes all of it, also where whoever started the program has made the descriptor one that does not
  /// wait for its reader: what was said later would stand in the middle of a row.
  ///
  /// - Returns: The `errno` of what went wrong.
  static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeBufferPointer(rebasing: rest)
      let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN, isReady(descriptor) { continue }
      guard count > 0 else { return count == 0 ? ENOSPC : errno }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// Waits until there is room, or nobody who reads.
  private static func isReady(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while true {
      if poll(&entry, 1, -1) > 0 { return true }
      guard errno == EINTR else { return false }
    }
  }

  func readLine() -> String? { Swift.readLine() }

  var hasKeyboard: Bool { isatty(STDIN_FILENO) == 1 }
}
