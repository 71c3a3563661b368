import Foundation

/// Splits the channel's data into lines, and separates the runner's records from noise.
struct RecordReader {
  /// One line of the channel.
  enum Line: Equatable {
    /// The text of a record that the runner wrote; no record before it is missing.
    case record(Data)
    /// Any other line: part of a crash report, which a signal handler writes, or not from the
    /// runner.
    case noise(String)
  }

  private let key: RecordKey
  private var number: UInt64 = 0
  private var unfinished = Data()
  /// The bytes of noise that we still keep.
  private var room = 1 << 20

  init(key: RecordKey) { self.key = key }

  /// Whether the last line is incomplete.
  var isInLine: Bool { !unfinished.isEmpty }

  /// The lines that these bytes complete, without empty ones.
  mutating func take(_ data: Data) -> [Line] {
    var lines: [Line] = []
    let pieces = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      unfinished.append(piece)
      guard index < pieces.count - 1 else { break }
      if !unfinished.isEmpty { lines.append(line(unfinished)) }
      unfinished = Data()
    }
    return lines
  }

  private mutating func line(_ bytes: Data) -> Line {
    let text = Data(bytes.dropFirst(17))
    let head = String(decoding: bytes.prefix(17), as: UTF8.self)
    guard head.utf8.count == 17, head.hasSuffix(" "), let tag = UInt64(head.dropLast(), radix: 16),
      tag == text.withUnsafeBytes({ key.tag(of: $0, number: number) })
    else { return noise(bytes) }
    number += 1
    return .record(text)
  }

  private mutating func noise(_ bytes: Data) -> Line {
    let kept = bytes.prefix(min(room, 4_096))
    room -= kept.count
    return .noise(String(decoding: kept, as: UTF8.self))
  }
}
