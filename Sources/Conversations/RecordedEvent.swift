import Foundation

/// One line of a recording, as the recorder writes it; ConversationRecorder says what its fields are.
///
/// It is the word of a program that may say anything, so nothing in it is believed: what makes no sense
/// is left out, and texts are cut.
struct RecordedEvent: Decodable {
  /// Events that are read, at most.
  static let limit = 20_000
  /// Characters of a name or a message that are read, at most.
  private static let textLimit = 80
  /// Characters of a value that are read, at most: a structure has several parts.
  private static let valueLimit = 240

  /// What kind of event it is.
  let e: String
  /// Whether the program is nobody's check.
  private(set) var isOfNoCheck = false
  let n, up, from, to, id, of, `as`, `for`, `in`: Int?
  let say, by, name, type, at, thread: String?
  let args: [String]?
  let shown: Bool?

  private enum CodingKeys: CodingKey {
    case e, n, up, from, to, id, of, `as`, `for`, `in`, say, by, name, type, at, thread, args, shown
  }

  /// What these lines say, without those that say nothing.
  static func reading(_ lines: [String]) -> [RecordedEvent] {
    let decoder = JSONDecoder()
    let lines = lines.prefix(limit)
    let all = Data(("[" + lines.joined(separator: ",") + "]").utf8)
    if let events = try? decoder.decode([RecordedEvent].self, from: all) { return events }
    return lines.compactMap { try? decoder.decode(RecordedEvent.self, from: Data($0.utf8)) }
  }

  /// What is said, cut.
  var message: String { Self.cut(say ?? "") }
  /// What the check calls an object, cut.
  var givenName: String { Self.cut(name ?? "") }
  /// The class of an object, cut.
  var className: String { Self.cut(type ?? "") }
  /// What comes with it, cut.
  var values: [String] { (args ?? []).prefix(16).map { Self.cut($0, to: Self.valueLimit) } }
  /// Whether a check calls an object so when it speaks to learners.
  var isSaidName: Bool { by == "scene" }
  /// The thread on which it is said, cut; nil for the main one.
  var threadName: String? { thread.map(Self.cut) }
  /// Whether a class of MiniCocoa's hears it.
  var isHeardByCocoa: Bool { at?.hasPrefix("MiniCocoa/") ?? false }
  /// Whether a class of the check's hears it: a suite's module is called so.
  var isHeardByCheck: Bool { !isOfNoCheck && at?.hasPrefix("Program/") ?? false }

  /// The same in a program that is nobody's check.
  var ofNoCheck: RecordedEvent {
    var event = self
    event.isOfNoCheck = true
    return event
  }

  private static func cut(_ text: String) -> String { cut(text, to: textLimit) }

  private static func cut(_ text: String, to limit: Int) -> String {
    // Characters are counted only where bytes could be too many.
    text.utf8.count <= limit || text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }
}
