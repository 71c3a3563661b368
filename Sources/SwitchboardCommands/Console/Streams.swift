import Glibc

/// One of the two streams that a process writes to.
enum OutputStream {
  case output, errorOutput
}

/// The streams for a screen's output and input.
protocol Streams: Sendable {
  /// Writes the whole text. A reader that has closed the stream is not an error.
  func write(_ text: String, to stream: OutputStream) throws(ScreenError)

  /// The next line of standard input without its end; nil at the end of input.
  func readLine() -> String?

  /// Whether standard input is a keyboard.
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

  /// Writes all bytes, even to a descriptor that the parent process has made nonblocking.
  /// Otherwise, later output would appear in the middle of a line.
  ///
  /// - Returns: The `errno` of a failure.
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

  /// Waits until there is room, or the reader has closed the stream.
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
