import Foundation

/// One line of a recording, as the recorder writes it; ConversationRecorder documents the fields.
///
/// The recorded program can write anything, so nothing here is trusted: invalid events are dropped
/// and texts are cut.
struct RecordedEvent: Decodable {
  /// The maximum number of events read.
  static let limit = 20_000
  /// The maximum length of a name or message, in characters.
  private static let textLimit = 80
  /// The maximum length of a value, in characters; longer than `textLimit` because a structure has
  /// several parts.
  private static let valueLimit = 240

  /// The kind of event.
  let e: String
  /// Whether the program has no check.
  private(set) var isOfNoCheck = false
  let n, up, from, to, id, of, `as`, `for`, `in`: Int?
  let say, by, name, type, at, thread: String?
  let args: [String]?
  let shown: Bool?

  private enum CodingKeys: CodingKey {
    case e, n, up, from, to, id, of, `as`, `for`, `in`, say, by, name, type, at, thread, args, shown
  }

  /// Returns the events in these lines; skips lines that can't be decoded.
  static func reading(_ lines: [String]) -> [RecordedEvent] {
    let decoder = JSONDecoder()
    let lines = lines.prefix(limit)
    let all = Data(("[" + lines.joined(separator: ",") + "]").utf8)
    if let events = try? decoder.decode([RecordedEvent].self, from: all) { return events }
    return lines.compactMap { try? decoder.decode(RecordedEvent.self, from: Data($0.utf8)) }
  }

  var message: String { Self.cut(say ?? "") }
  /// The check's name for an object, cut.
  var givenName: String { Self.cut(name ?? "") }
  /// The class of an object, cut.
  var className: String { Self.cut(type ?? "") }
  /// The arguments, cut.
  var values: [String] { (args ?? []).prefix(16).map { Self.cut($0, to: Self.valueLimit) } }
  /// Whether a check uses this name in messages to learners.
  var isSaidName: Bool { by == "scene" }
  /// The thread of the message, cut; nil for the main thread.
  var threadName: String? { thread.map(Self.cut) }
  /// Whether a MiniCocoa class receives it.
  var isHeardByCocoa: Bool { at?.hasPrefix("MiniCocoa/") ?? false }
  /// Whether a class of the check receives it; a suite's module is called Program.
  var isHeardByCheck: Bool { !isOfNoCheck && at?.hasPrefix("Program/") ?? false }

  /// The same event in a program without a check.
  var ofNoCheck: RecordedEvent {
    var event = self
    event.isOfNoCheck = true
    return event
  }

  private static func cut(_ text: String) -> String { cut(text, to: textLimit) }

  private static func cut(_ text: String, to limit: Int) -> String {
    // Counting characters is slow, so do it only if there are too many bytes.
    text.utf8.count <= limit || text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }
}
