import Foundation
import Testing

/// A named pipe that a command and all its descendants hold open: its end of file shows that none
/// of them is left.
final class Witness: Sendable {
  let folder: ScratchFolder
  private let descriptor: Int32

  init() throws {
    folder = try ScratchFolder()
    try #require(mkfifo(folder.path(of: "witness"), 0o666) == 0)
    chmod(folder.path(of: "witness"), 0o666)
    descriptor = open(folder.path(of: "witness"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// The file that the script opens with `exec 9>"$1"`.
  var path: String { folder.path(of: "witness") }

  /// Returns their output once all have ended; nil if some are still there long after they should
  /// have ended.
  func testimony() -> String? {
    var text = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return String(decoding: text, as: UTF8.self) }
      if count > 0 {
        text.append(contentsOf: buffer[..<count])
        continue
      }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 10_000) > 0 else { return nil }
    }
  }
}
