import Foundation

/// Cuts what comes through a channel into lines, and tells the runner's records from noise.
struct RecordReader {
  /// One line of the channel.
  enum Line: Equatable {
    /// The text of a record that the runner wrote, none missing before it.
    case record(Data)
    /// Anything else: a crash report, which a signal handler writes, or what is not the runner's.
    case noise(String)
  }

  private let key: RecordKey
  private var number: UInt64 = 0
  private var unfinished = Data()
  /// How much noise is still kept, in bytes.
  private var room = 1 << 20

  init(key: RecordKey) { self.key = key }

  /// Whether a line has begun and not ended.
  var isInLine: Bool { !unfinished.isEmpty }

  /// The lines that these bytes complete, empty ones aside.
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
