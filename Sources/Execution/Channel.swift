import Foundation
import Glibc

/// The reading end of a pipe and what came through it.
struct Channel {
  private(set) var descriptor: Int32
  private(set) var content = Data()
  private(set) var total = 0
  /// How many bytes are kept; more is counted only.
  private let kept: Int
  var isReady = false

  init(_ descriptor: Int32, keeping kept: Int = 0) {
    self.descriptor = descriptor
    self.kept = kept
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  var isOpen: Bool { descriptor >= 0 }
  var entry: pollfd { pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0) }

  /// Reads once, without waiting; at the end of the file closes.
  @discardableResult
  mutating func read() -> Data {
    guard isOpen else { return Data() }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return Data() }
    guard count > 0 else {
      close()
      return Data()
    }
    total += count
    let new = Data(buffer[..<count])
    content.append(new.prefix(kept - content.count))
    return new
  }

  mutating func close() {
    if isOpen { Glibc.close(descriptor) }
    descriptor = -1
    isReady = false
  }
}
