import Glibc

/// The pipe to the grader.
///
/// A record is a line: its tag in 16 hexadecimal digits, a space, and a JSON object. It starts with
/// a newline, so that it is intact whatever was written before it. Its tag is also written to
/// standard output, to show which check printed what.
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

  /// Writes one record, in one piece if the pipe allows it.
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
    // Write the mark after the record, so that each mark has a record.
    Output.mark(with: digits)
  }

  /// Writes a record of the runner itself: its next step, or why a step failed.
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

  /// Writes all bytes, unless the reader has closed the pipe.
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
