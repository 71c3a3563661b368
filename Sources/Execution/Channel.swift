import Foundation
import Glibc

/// The reading end of a pipe, with the data read so far.
///
/// If there is more than the limit, it keeps the beginning and the end, because a program's last
/// words tell how it ended.
struct Channel {
  private(set) var descriptor: Int32
  private(set) var total = 0
  private var start = Data()
  private var end = Data()
  /// The number of bytes to keep; further ones are only counted.
  private let kept: Int
  /// Whether the content mentions omitted bytes.
  private let saysWhenCut: Bool
  var isReady = false

  init(_ descriptor: Int32, keeping kept: Int = 0, sayingWhenCut saysWhenCut: Bool = false) {
    self.descriptor = descriptor
    self.kept = kept
    self.saysWhenCut = saysWhenCut
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  /// The data, or its beginning and end, with a line between that counts the omitted bytes.
  var content: Data {
    guard isCut else { return start + end }
    let rest = end.suffix(endLimit)
    guard saysWhenCut else { return start + rest }
    return start + Data("\n[… \(total - start.count - rest.count) bytes left out …]\n".utf8) + rest
  }
  /// Whether there was more data than is kept.
  var isCut: Bool { total > kept }

  private var endLimit: Int { min(kept / 2, 1 << 16) }
  /// Leaves room for the line between them.
  private var startLimit: Int { max(0, kept - endLimit - (saysWhenCut ? 64 : 0)) }

  var isOpen: Bool { descriptor >= 0 }
  var entry: pollfd { pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0) }

  /// Reads once without waiting; closes the pipe at the end of the file.
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
    keep(new)
    return new
  }

  private mutating func keep(_ new: Data) {
    guard kept > 0 else { return }
    let first = new.prefix(startLimit - start.count)
    start.append(first)
    end.append(new.dropFirst(first.count))
    // Trim rarely, so that each byte moves only a few times.
    if isCut, end.count > 2 * endLimit + (1 << 16) { end = Data(end.suffix(endLimit)) }
  }

  mutating func close() {
    if isOpen { Glibc.close(descriptor) }
    descriptor = -1
    isReady = false
  }
}
