import Foundation

/// What was recorded of one check: what objects said to each other, and how the process ended.
///
/// All of it is a claim of the program that was recorded, which can mislead nobody but its author.
package struct RecordedRun: Codable, Sendable, Hashable {
  /// How the process ended.
  package enum Ending: String, Codable, Sendable {
    /// By itself.
    case complete
    /// By a crash, or otherwise before its time.
    case crashed
    /// It was still running when its time was over.
    case timedOut
  }

  /// Lines of JSON, one for each event, in order; ConversationRecorder says what is in them.
  package let lines: [String]
  /// How the process ended.
  package let ending: Ending

  /// Events that are taken of a program, at most; the recorder itself stops there, too.
  package static let eventLimit = 20_000

  /// Whether more was said than was taken.
  package var isCut: Bool { lines.count > Self.eventLimit }
}

/// Takes the recorder's lines out of what comes through the channel of the suite runner's records.
struct RecordedLines {
  /// Bytes that are read, at most, from a program that floods.
  static let limit = 16 << 20
  /// Bytes of a line, at most.
  private static let lineLimit = 8 << 10

  private(set) var lines: [String] = []
  private var rest = Data()
  private var count = 0

  /// Takes what came.
  mutating func take(_ data: Data) {
    guard count < Self.limit else { return }
    count += data.count
    rest += data
    var start = rest.startIndex
    while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
      keep(rest[start..<end])
      start = rest.index(after: end)
    }
    rest = Data(rest[start...].prefix(Self.lineLimit))
  }

  private mutating func keep(_ line: Data) {
    guard line.first == UInt8(ascii: "~"), line.count <= Self.lineLimit else { return }
    // A program that writes events of its own has no more of them than the recorder.
    guard lines.count <= RecordedRun.eventLimit else { return }
    lines.append(String(decoding: line.dropFirst(), as: UTF8.self))
  }
}
