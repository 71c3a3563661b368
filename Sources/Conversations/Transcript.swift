/// What objects said in one run, without what is nobody's business: what an object does privately, and
/// what happens inside of Cocoa.
package struct Transcript: Sendable {
  /// How the recording ended; nil where it ended as the check did.
  let ending: Conversation.Interruption?
  /// What happened, in order.
  let events: [Event]
  /// Who took part.
  let cast: Cast
  /// Who keeps objects that the check found alive, of the first few.
  let keepers: [Keepers]

  /// What these lines of the recorder say.
  ///
  /// - Parameters:
  ///   - lines: A line of JSON for each event; those that say nothing are left out.
  ///   - ending: How the recording ended; nil where it ended as the check did.
  ///   - isWhole: Whether there is no check, so that no class is one of a check's own.
  package init(lines: [String], ending: Conversation.Interruption?, isWhole: Bool = false) {
    var recorded = RecordedEvent.reading(lines)
    if isWhole { recorded = recorded.map(\.ofNoCheck) }
    self.ending = ending ?? (recorded.contains { $0.e == "cut" } ? .flood : nil)
    cast = Cast(recorded)
    keepers = Array(lines.lazy.compactMap(Keepers.init(recorded:)).prefix(3))
    events = Self.events(recorded, of: cast)
  }

  /// One thing that happened between two objects, which are numbers: 0 is the check.
  struct Event: Sendable {
    enum Kind: Sendable {
      case message, beginning, setting, freeing
      /// The check looks whether somebody is freed.
      case looking
    }

    let kind: Kind
    let sender: Int
    let receiver: Int
    let say: String
    let arguments: [String]
    let answer: String?
    /// How many events that count lie around it: 0 for what nobody else brought about.
    let depth: Int
    let thread: String?
    let isHeardByCocoa: Bool
    let isHeardByCheck: Bool
  }

  /// The events that others can see.
  private static func events(_ recorded: [RecordedEvent], of cast: Cast) -> [Event] {
    var answers: [Int: String] = [:]
    var said: [Int: RecordedEvent] = [:]
    for event in recorded {
      if event.e == "answer", let number = event.of { answers[number] = event.values.first }
      if event.e == "said", let number = event.n { said[number] = event }
    }
    var depths: [Int: Int] = [:]
    var heardByCheck: Set<Int> = []
    return recorded.compactMap { event in
      if event.e == "look" { return looking(event) }
      guard let kind = Event.Kind(event.e), let to = event.to else { return nil }
      // In whose name Cocoa calls: an object that is observed, not its registration.
      let from = event.for.flatMap { said[$0]?.from } ?? event.from
      let (sender, receiver) = (cast.person(from ?? 0), cast.person(to))
      let isHeardByCheck = event.isHeardByCheck && kind != .freeing
      if isHeardByCheck, let number = event.n { heardByCheck.insert(number) }
      // What an object of the check's tells another when it is told is the check's own business.
      let isNoted = isHeardByCheck && event.up.map(heardByCheck.contains) == true
      let counts = isVisible(event, sender, receiver) && !isNoted
      let depth = (event.up.flatMap { depths[$0] } ?? -1) + (counts ? 1 : 0)
      if let number = event.n { depths[number] = depth }
      guard counts else { return nil }
      return Event(
        kind: kind, sender: sender, receiver: receiver, say: event.message,
        arguments: event.values, answer: event.n.flatMap { answers[$0] }.flatMap(Self.told),
        depth: depth, thread: event.threadName, isHeardByCocoa: event.isHeardByCocoa,
        isHeardByCheck: isHeardByCheck)
    }
  }

  private static func looking(_ event: RecordedEvent) -> Event {
    Event(
      kind: .looking, sender: 0, receiver: 0, say: event.message, arguments: [],
      answer: event.values.first, depth: 0, thread: nil, isHeardByCocoa: false,
      isHeardByCheck: false)
  }

  /// Whether anybody else could know of it.
  private static func isVisible(_ event: RecordedEvent, _ sender: Int, _ receiver: Int) -> Bool {
    guard event.shown ?? true else { return false }
    switch event.e {
    // An initializer of the superclass.
    case "init": return sender != receiver
    // A listener of the check's writes down what it heard.
    case "set": return !(event.isHeardByCheck && sender == receiver)
    default: return true
    }
  }

  /// An answer that says something.
  private static func told(_ answer: String) -> String? { answer == "()" ? nil : answer }
}

extension Transcript.Event.Kind {
  /// The kind that a line of the recorder names.
  init?(_ name: String) {
    switch name {
    case "call", "default": self = .message
    case "init": self = .beginning
    case "set": self = .setting
    case "free": self = .freeing
    default: return nil
    }
  }
}

extension Transcript.Event {
  /// Whether the object says it to itself.
  var isToItself: Bool { sender == receiver && kind != .looking && kind != .freeing }
}
