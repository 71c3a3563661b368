import Glibc

/// The pipe to the grader.
///
/// A record is a line: its tag in 16 hexadecimal digits, a space, an object of JSON. It begins with
/// the end of a line as well, so that it is whole whatever somebody else wrote before it. Its tag
/// stands in standard output as well, so that what is printed can be told apart by checks.
final class Records: @unchecked Sendable {
  static let descriptor: Int32 = 3

  private let key: SealedKey
  private var number: UInt64 = 0
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  init(key: SealedKey) {
    self.key = key
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  /// One record, in one piece where the pipe allows it.
  func write(_ record: UnsafeRawBufferPointer) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let tag = key.tag(of: record, number: number)
    number += 1
    var line = [UInt8(ascii: "\n")]
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: tag >> shift & 0xf)
      line.append(digit < 10 ? digit + 48 : digit + 87)
    }
    let digits = line.dropFirst()
    line.append(UInt8(ascii: " "))
    line += record
    line.append(UInt8(ascii: "\n"))
    line.withUnsafeBytes { Self.writeAll($0, to: Self.descriptor) }
    // Behind the record: what has a mark has a record.
    Output.mark(with: digits)
  }

  /// A record of the runner's own: what it is about to do, and why it could not.
  func note(_ kind: StaticString, _ reason: String = "") {
    var text = #"{"kind":"runner","payload":{"kind":"\#(kind)","reason":"\#(escaped(reason))"}}"#
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case " "...: escaped.unicodeScalars.append(scalar)
      default: escaped += " "
      }
    }
    return escaped
  }

  /// Writes all of it, unless nobody reads it any more.
  static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
