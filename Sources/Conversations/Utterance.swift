/// An event in which objects have their names, so that those of two runs can be compared.
struct Utterance: Hashable, Sendable {
  let kind: Transcript.Event.Kind
  let sender: String
  /// In whose turn the sender says it, such as a center's; nil if it is its own.
  let carrier: String?
  /// For whom an object says it that the program made for itself: who has told it something, which
  /// brings this about; nil if nobody has.
  let principal: String?
  let receiver: String
  let say: String
  let arguments: [String]
  let answer: String?
  let depth: Int
  let thread: String?
  /// Whether it need not be drawn: nobody else could know of it, or a closure runs.
  let isAside: Bool
  /// Whether an object says it that the program made for itself, in somebody's place.
  let isByHelper: Bool
  /// Whether one of the check's own objects hears it or says it, or the check looks.
  let isBeforeCheck: Bool
  /// Whether it is the check's own business: what comes with a message to an object of its own, and when
  /// somebody ends whom it has made or named.
  let isChecksOwn: Bool
  /// Whether the sender has ended before: an object says it while it goes.
  let isLastWord: Bool
  /// Who takes part, as they are compared.
  let kinds: Kinds

  /// Who takes part and what comes along, where those whom the check has not named are called by what they
  /// are.
  struct Kinds: Hashable, Sendable {
    let sender: String
    let carrier: String?
    let receiver: String
    let arguments: [String]
    let answer: String?
  }

  /// Whether both say the same between the same two.
  func isSameMessage(as other: Utterance) -> Bool {
    kind == other.kind && say == other.say && kinds.receiver == other.kinds.receiver
      && hasSameSender(as: other)
  }

  /// Whether both are said by the same object; one that the program made may stand for anybody, and in a
  /// closure its owner and whoever has it run for each other.
  func hasSameSender(as other: Utterance) -> Bool {
    kinds.sender == other.kinds.sender || isByHelper || other.isByHelper
      || kinds.carrier == other.kinds.sender || kinds.sender == other.kinds.carrier
  }

  /// Whether an object says it to itself.
  var isToItself: Bool { kind == .message && sender == receiver }

  /// Whether an object changes a property of its own.
  var isChangeOfItself: Bool { kind == .setting && sender == receiver }

  /// Whether both are the same in all that counts.
  func isEqual(to other: Utterance) -> Bool {
    isSameMessage(as: other) && hasEqualValues(as: other)
      && (thread == nil) == (other.thread == nil)
  }

  /// Whether what comes with it, and what is answered, means the same.
  func hasEqualValues(as other: Utterance) -> Bool {
    if isChecksOwn && other.isChecksOwn { return true }
    let (mine, theirs) = (kinds.answer, other.kinds.answer)
    return arguments.count == other.arguments.count
      && zip(kinds.arguments, other.kinds.arguments).allSatisfy(RecordedValue.mean)
      && RecordedValue.mean(mine ?? RecordedValue.unseen, theirs ?? RecordedValue.unseen)
  }

  /// A message without what comes with it: `present` of `present(_:)`, `offset` of `offset = 0`.
  static func baseName(_ message: String) -> String {
    String(message.prefix { $0 != "(" && $0 != " " })
  }

  /// What is said where a closure runs.
  static let closure = "the closure"

  /// What is free once a right answer does it otherwise, whoever says it.
  var topic: String { "\(kind) \(say) \(kind == .freeing ? receiver : "")" }
}

extension Utterance {
  /// The message as a page writes it: the selector, with the values at these places filled in; of each
  /// only as much as differs from another message's.
  func text(filling places: Set<Int> = [], beside other: Utterance? = nil) -> String {
    switch kind {
    case .setting: return "\(say) = \(arguments.first ?? "…")"
    case .freeing, .getting, .hearing, .looking: return say
    case .message, .beginning: break
    }
    let labels = Self.labels(of: say)
    guard !places.isEmpty, !labels.isEmpty, let open = say.firstIndex(of: "(") else { return say }
    let parts = labels.enumerated().map { index, label in
      guard places.contains(index), arguments.indices.contains(index) else { return "\(label):" }
      let theirs = other.flatMap {
        $0.arguments.indices.contains(index) ? $0.arguments[index] : nil
      }
      let own =
        theirs.map { RecordedValue.contrast(arguments[index], with: $0) } ?? arguments[index]
      let value = own + (index + 1 < labels.count ? ", " : "")
      return label == "_" ? value : "\(label): \(value)"
    }
    return say[...open] + parts.joined() + ")"
  }

  /// What the arguments of a message are called, `_` for those without a label.
  static func labels(of message: String) -> [Substring] {
    guard let open = message.firstIndex(of: "("), message.hasSuffix(")") else { return [] }
    return message[message.index(after: open)...].dropLast().split(separator: ":")
  }

  /// The places of values that mean something else than the other's.
  func places(differingFrom other: Utterance) -> Set<Int> {
    Set(
      zip(kinds.arguments, other.kinds.arguments).enumerated()
        .filter { !RecordedValue.mean($0.element.0, $0.element.1) }.map(\.offset))
  }
}
