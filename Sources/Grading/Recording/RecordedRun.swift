import Foundation

/// The recording of one check: the messages between objects, and the way the process ended.
///
/// All of it comes from the recorded program, so it may be false, but then it misleads only its
/// author.
package struct RecordedRun: Codable, Sendable, Hashable {
  /// The way the process ended.
  enum Ending: String, Codable, Sendable {
    /// It ended normally.
    case complete
    /// It crashed, or ended early in another way.
    case crashed
    /// It reached the time limit.
    case timedOut
  }

  /// Lines of JSON, one for each event, in order. ConversationRecorder defines their content.
  let lines: [String]
  /// The way the process ended.
  let ending: Ending

  /// The most events taken from a program. The recorder stops at the same number.
  static let eventLimit = 20_000

  /// Whether there were more events than that.
  var isCut: Bool { lines.count > Self.eventLimit }
}

/// Extracts the recorder's lines from the channel that also carries the suite runner's records.
struct RecordedLines {
  /// The most bytes read from a program.
  static let limit = 16 << 20
  /// The most bytes of a line.
  private static let lineLimit = 8 << 10

  private(set) var lines: [String] = []
  private var rest = Data()
  private var count = 0

  /// Takes data from the channel.
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
    // A program that forges events gets no more of them than the recorder.
    guard lines.count <= RecordedRun.eventLimit else { return }
    lines.append(String(decoding: line.dropFirst(), as: UTF8.self))
  }
}
