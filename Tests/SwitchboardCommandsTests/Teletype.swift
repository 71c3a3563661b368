import Foundation
import GradingTestSupport
import Glibc
import Testing

/// A terminal without a screen: it runs a shell script, and a test types and reads its output.
///
/// A class, because a process runs until it is released.
final class Teletype {
  struct Silence: Error, CustomStringConvertible {
    let description: String
  }

  /// The maximum wait in seconds; a compile may take long while all other tests run.
  private static let patience = 180.0
  /// The time after which keys that may have come too early are repeated, in seconds.
  private static let moment = 2.0

  /// TIOCSPTLCK and TIOCGPTPEER of ioctl_tty(2), which the C library's module leaves out.
  private static let lock: UInt = 0x4004_5431
  private static let peer: UInt = 0x5441

  private let tool: Tool
  private let keyboard: Int32
  private let shell = Process()
  /// All that was written so far.
  private(set) var output = ""
  /// The output since the last typing.
  private var unread = ""
  /// The number of its characters, without control sequences, before the next awaited text.
  private var consumed = 0

  /// Runs a script of bash, with job control, on a terminal of 80 by 24.
  init(running script: String, in tool: Tool, variables: [String: String] = [:]) throws {
    self.tool = tool
    keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: Int32 = 0
    guard keyboard >= 0, ioctl(keyboard, Self.lock, &isLocked) == 0 else {
      throw Silence(description: "no terminal: \(String(cString: strerror(errno)))")
    }
    let slave = FileHandle(
      fileDescriptor: ioctl(keyboard, Self.peer, O_RDWR | O_NOCTTY | O_CLOEXEC))
    resize(columns: 80, rows: 24)
    // Processes started in the background or by nohup ignore some signals, and pass that on to
    // children.
    shell.executableURL = URL(filePath: "/usr/bin/env")
    shell.arguments = [
      "--default-signal=HUP,INT,QUIT,TERM", "/usr/bin/setsid", "--ctty", "--wait", "/bin/bash",
      "--norc", "-c", "set -m\n" + script,
    ]
    shell.environment = tool.environment.merging(
      [
        "TERM": "xterm", "SWITCHBOARD": Tool.executable,
        "COURSE": Tool.repository.path,
        "SWIFT_BACKTRACE": "enable=no",
      ].merging(variables) { $1 }
    ) { $1 }
    shell.currentDirectoryURL = tool.folder
    shell.standardInput = slave
    shell.standardOutput = slave
    shell.standardError = slave
    try shell.run()
    try slave.close()
  }

  deinit {
    if shell.isRunning { shell.terminate() }
    close(keyboard)
  }

  /// Types a text. Forgets earlier output, most of which will be written again.
  func type(_ text: String) {
    forget()
    let bytes = Array(text.utf8)
    _ = write(keyboard, bytes, bytes.count)
  }

  /// Types keys repeatedly until a text appears, for keys that may come too early and may be
  /// repeated.
  func type(_ keys: String, until text: String) throws {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    type(keys)
    while true {
      do {
        try wait(for: text, within: Self.moment)
        return
      } catch  where deadline > .now {
        _ = write(keyboard, Array(keys.utf8), keys.utf8.count)
      }
    }
  }

  /// Resizes the terminal, which signals its processes.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }

  /// Reads until a text appears, ignoring control sequences, after the previously awaited one.
  ///
  /// - Parameter patience: The maximum wait in seconds.
  /// - Returns: The output before it, since the last call.
  @discardableResult
  func wait(for text: String, within patience: Double = patience) throws -> String {
    let deadline = Date(timeIntervalSinceNow: patience)
    while true {
      let plain = Self.plain(unread).dropFirst(consumed)
      if let range = plain.range(of: text) {
        consumed += plain.distance(from: plain.startIndex, to: range.upperBound)
        return String(plain[..<range.lowerBound])
      }
      guard Date() < deadline, read(within: deadline.timeIntervalSinceNow) else {
        throw Silence(description: "'\(text)' did not come; but: \(String(plain).debugDescription)")
      }
    }
  }

  /// Reads until there is no output for a moment.
  func settle() {
    while read(within: Self.moment) {}
  }

  private func forget() {
    unread = ""
    consumed = 0
  }

  /// Reads until everything on the terminal has ended.
  func waitForEnd() {
    while read() {}
    shell.waitUntilExit()
  }

  /// Reads available output; returns false at the end, or after a long silence.
  private func read(within patience: Double = patience) -> Bool {
    var ready = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, Int32(patience * 1000)) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(keyboard, &bytes, bytes.count)
    guard count > 0 else { return false }
    let text = String(decoding: bytes[..<count], as: UTF8.self)
    output += text
    unread += text
    return true
  }

  /// Returns a text without control sequences.
  private static func plain(_ text: String) -> String {
    text.replacing(/\e\[[0-?]*[ -\/]*[@-~]|\e\][^\a\e]*(\a|\e\\)|\e\\/, with: "")
  }
}
