/// An event with object names instead of numbers, so that two runs can be compared.
struct NamedEvent: Hashable, Sendable {
  let kind: Transcript.Event.Kind
  let sender: String
  /// The object during whose turn the sender sends it, such as a center; nil if that is the sender.
  let carrier: String?
  /// The object on whose behalf a helper sends it: the one whose message to the helper caused this
  /// one; nil if there is none.
  let principal: String?
  let receiver: String
  let say: String
  let arguments: [String]
  let answer: String?
  let depth: Int
  let thread: String?
  /// Whether it need not be drawn: no other object can know of it, or a closure runs.
  let isAside: Bool
  /// Whether a helper that the program created sends it for another object.
  let isByHelper: Bool
  /// Whether one of the check's own objects sends or receives it, or the check inspects an object.
  let isBeforeCheck: Bool
  /// Whether only the check decides about it: the values of a message to the check's objects, and
  /// the deallocation of an object that it created or named.
  let isChecksOwn: Bool
  /// Whether the sender has been deallocated before, so that it sends this during its deallocation.
  let isLastWord: Bool
  /// The participants, as they are compared.
  let kinds: Kinds

  /// The participants and values, with class names for objects that the check has not named.
  struct Kinds: Hashable, Sendable {
    let sender: String
    let carrier: String?
    let receiver: String
    let arguments: [String]
    let answer: String?
  }

  /// Whether both are the same message between the same two objects.
  func isSameMessage(as other: NamedEvent) -> Bool {
    kind == other.kind && say == other.say && kinds.receiver == other.kinds.receiver
      && hasSameSender(as: other)
  }

  /// Whether both have the same sender. A helper may send for any object. In a closure, its owner
  /// and the object that runs it may replace each other.
  func hasSameSender(as other: NamedEvent) -> Bool {
    kinds.sender == other.kinds.sender || isByHelper || other.isByHelper
      || kinds.carrier == other.kinds.sender || kinds.sender == other.kinds.carrier
  }

  /// Whether an object sends it to itself.
  var isToItself: Bool { kind == .message && sender == receiver }

  /// Whether an object changes a property of itself.
  var isChangeOfItself: Bool { kind == .setting && sender == receiver }

  /// Whether both are equal in everything that counts.
  func isEqual(to other: NamedEvent) -> Bool {
    isSameMessage(as: other) && hasEqualValues(as: other)
      && (thread == nil) == (other.thread == nil)
  }

  /// Whether the values and the answers mean the same.
  func hasEqualValues(as other: NamedEvent) -> Bool {
    if isChecksOwn && other.isChecksOwn { return true }
    let (mine, theirs) = (kinds.answer, other.kinds.answer)
    return arguments.count == other.arguments.count
      && zip(kinds.arguments, other.kinds.arguments).allSatisfy(RecordedValue.mean)
      && RecordedValue.mean(mine ?? RecordedValue.unseen, theirs ?? RecordedValue.unseen)
  }

  /// Returns a message without its arguments: `present` of `present(_:)`, `offset` of `offset = 0`.
  static func baseName(_ message: String) -> String {
    String(message.prefix { $0 != "(" && $0 != " " })
  }

  /// The text of a closure that runs.
  static let closure = "the closure"

  /// The key by which a difference is allowed, for any sender, once a right answer has it.
  var topic: String { "\(kind) \(say) \(kind == .freeing ? receiver : "")" }

  /// Returns the message as the course writes it: the selector with the values at these places,
  /// each reduced to the part that differs from the other message.
  func text(filling places: Set<Int> = [], beside other: NamedEvent? = nil) -> String {
    switch kind {
    case .setting: return "\(say) = \(arguments.first ?? "…")"
    case .freeing, .getting, .hearing, .looking, .losing: return say
    case .message, .beginning:
      return Self.text(of: say, arguments, filling: places, beside: other?.arguments)
    }
  }

  /// Returns a message with the values at these places.
  static func text(
    of say: String, _ arguments: [String], filling places: Set<Int>, beside others: [String]? = nil
  ) -> String {
    let labels = labels(of: say)
    guard !places.isEmpty, !labels.isEmpty, let open = say.firstIndex(of: "(") else { return say }
    let parts = labels.enumerated().map { index, label in
      guard places.contains(index), arguments.indices.contains(index) else { return "\(label):" }
      let theirs = others.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      let own =
        theirs.map { RecordedValue.contrast(arguments[index], with: $0) } ?? arguments[index]
      let value = own + (index + 1 < labels.count ? ", " : "")
      return label == "_" ? value : "\(label): \(value)"
    }
    return say[...open] + parts.joined() + ")"
  }

  /// The message with its values.
  var toldText: String {
    kind == .message || kind == .beginning ? Self.text(of: say, telling: arguments) : text()
  }

  /// Returns a message with its values, `…` for each of which only the type is known; without values
  /// if none is known.
  static func text(of say: String, telling arguments: [String]) -> String {
    guard !arguments.allSatisfy({ $0.isUntold }) else { return say }
    let told = arguments.map { RecordedValue.tellsOnlyType($0) ? RecordedValue.unseen : $0 }
    return text(of: say, told, filling: Set(told.indices))
  }

  /// Returns the argument labels of a message, `_` for an argument without one.
  static func labels(of message: String) -> [Substring] {
    guard let open = message.firstIndex(of: "("), message.hasSuffix(")") else { return [] }
    return message[message.index(after: open)...].dropLast().split(separator: ":")
  }

  /// Returns the places of the values that differ in meaning from the other's.
  func places(differingFrom other: NamedEvent) -> Set<Int> {
    Set(
      zip(kinds.arguments, other.kinds.arguments).enumerated()
        .filter { !RecordedValue.mean($0.element.0, $0.element.1) }.map(\.offset))
  }
}

extension String {
  /// Whether the value shows only its type.
  var isUntold: Bool {
    self == "…" || self == "[]" || RecordedValue.tellsOnlyType(self)
  }
}
