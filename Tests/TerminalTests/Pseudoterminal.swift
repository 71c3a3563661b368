import Glibc
import Testing

/// A terminal without a screen that this process does not own: a test types the input and reads the
/// output. A class, because it is closed when it is released.
final class Pseudoterminal: @unchecked Sendable {
  /// TIOCSPTLCK and TIOCGPTPEER of ioctl_tty(2), which the C library's module leaves out.
  private static let lock: UInt = 0x4004_5431
  private static let peer: UInt = 0x5441

  private let keyboard: Int32
  /// The descriptor for a program to read and write.
  let descriptor: Int32

  init() throws {
    keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    var isLocked: Int32 = 0
    try #require(keyboard >= 0 && ioctl(keyboard, Self.lock, &isLocked) == 0)
    descriptor = ioctl(keyboard, Self.peer, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(descriptor >= 0)
  }

  deinit {
    hangUp()
    close(descriptor)
  }

  private var isOpen = true

  /// Takes the terminal away from its users.
  func hangUp() {
    if isOpen { close(keyboard) }
    isOpen = false
  }

  func type(_ text: String) { _ = write(keyboard, text, text.utf8.count) }

  /// Returns the output since the last call.
  ///
  /// The kernel delivers it at any time, but in order: a mark after it shows when it is complete.
  func shown() -> String {
    let mark = "\u{1}"
    _ = write(descriptor, mark, mark.utf8.count)
    var text = ""
    while !text.hasSuffix(mark) {
      var entry = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 10_000) > 0 else { return text }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(keyboard, &bytes, bytes.count)
      guard count > 0 else { return text }
      text += String(decoding: bytes[..<count], as: UTF8.self)
    }
    return String(text.dropLast())
  }

  var modes: termios {
    get {
      var modes = termios()
      tcgetattr(descriptor, &modes)
      return modes
    }
    set {
      var modes = newValue
      tcsetattr(descriptor, TCSANOW, &modes)
    }
  }

  /// Whether lines are edited, and Ctrl-C is a signal: the state in which a shell leaves it.
  var isCooked: Bool {
    let cooked = tcflag_t(ICANON | ECHO | ISIG)
    return modes.c_lflag & cooked == cooked
  }
}
