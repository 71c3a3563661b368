/// What objects said in one run, without what is nobody's business: what an object does privately, and
/// what happens inside of Cocoa.
package struct Transcript: Sendable {
  /// How the recording ended; nil where it ended as the check did.
  let ending: Conversation.Interruption?
  /// What happened, in order.
  let events: [Event]
  /// Who took part.
  private(set) var cast: Cast
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

  /// The same where objects that the check has made have the names that it gives them in another run.
  func named(as other: Self) -> Self {
    var transcript = self
    transcript.cast = cast.named(as: other.cast)
    return transcript
  }

  /// One thing that happened between two objects, which are numbers: 0 is the check.
  struct Event: Sendable {
    enum Kind: Sendable {
      case message, beginning, setting, freeing
      /// A closure of the receiver's runs.
      case hearing
      /// A property that is worked out is asked for.
      case getting
      /// The check looks whether somebody is freed.
      case looking
    }

    let kind: Kind
    let sender: Int
    /// In whose turn the sender says it: the center's by which it posts, or whoever runs its closure; nil
    /// if that is its own.
    let carrier: Int?
    /// Who has told the sender what brings this about; nil if nobody has.
    let principal: Int?
    let receiver: Int
    let say: String
    let arguments: [String]
    let answer: String?
    /// How many events that count lie around it: 0 for what nobody else brought about.
    let depth: Int
    /// Whether nobody else could know of it, or it is a closure that runs: what may be drawn, and is not
    /// compared.
    let isAside: Bool
    /// Whether Cocoa says it in somebody's name, so that others know of it however it is heard.
    let isTold: Bool
    /// The notification that is heard: what the method is called that hears it is its object's choice.
    let notification: String?
    let thread: String?
    let isHeardByCocoa: Bool
    let isHeardByCheck: Bool
  }

  /// The events that others can see.
  private static func events(_ recorded: [RecordedEvent], of cast: Cast) -> [Event] {
    var answers: [Int: String] = [:]
    var said: [Int: RecordedEvent] = [:]
    var turns: [Int: RecordedEvent] = [:]
    for event in recorded {
      if event.e == "answer", let number = event.of { answers[number] = event.values.first }
      if event.e == "said", let number = event.n { said[number] = event }
      if ["call", "default", "init"].contains(event.e), let number = event.n {
        turns[number] = event
      }
    }
    var depths: [Int: Int] = [:]
    var heardByCheck: Set<Int> = []
    return recorded.compactMap { event in
      if event.e == "look" { return looking(event) }
      guard let kind = Event.Kind(event.e), let to = event.to else { return nil }
      // In whose name Cocoa calls: an object that is observed, not its registration.
      let saying = (event.for ?? event.of).flatMap { said[$0] }
      let from = saying?.from ?? event.from
      let (sender, receiver) = (cast.person(from ?? 0), cast.person(to))
      let turn = (saying ?? event).up.flatMap { turns[$0] }
      let inTurnOf = event.in ?? (saying == nil || turn?.isHeardByCocoa == true ? turn?.to : nil)
      let carrier = inTurnOf.map(cast.person)
      let principal = turn.flatMap { turn in
        turn.to.map(cast.person) == sender ? turn.from.map(cast.person) : nil
      }
      let isHeardByCheck = event.isHeardByCheck && kind != .freeing
      if isHeardByCheck, let number = event.n { heardByCheck.insert(number) }
      // What an object of the check's tells another when it is told is the check's own business.
      let isNoted = isHeardByCheck && event.up.map(heardByCheck.contains) == true
      let counts =
        kind != .hearing && kind != .getting && isVisible(event, sender, receiver) && !isNoted
      let isTold =
        saying != nil && kind == .message && sender != receiver && !isHeardByCheck
        && !event.isHeardByCocoa
      let depth = (event.up.flatMap { depths[$0] } ?? -1) + (counts || isTold ? 1 : 0)
      if let number = event.n { depths[number] = depth }
      let isAside =
        !counts && [.getting, .hearing, .message].contains(kind) && sender != receiver && !isNoted
      guard counts || isAside else { return nil }
      // What Cocoa answers to the check that has it run a closure is what that has answered.
      let isOfOwnClosure =
        sender == 0 && event.isHeardByCocoa && event.values.contains(RecordedValue.unseen)
      return Event(
        kind: kind, sender: sender, carrier: carrier == sender ? nil : carrier,
        principal: principal, receiver: receiver,
        say: kind == .hearing ? Utterance.closure : event.message,
        arguments: event.values,
        answer: isOfOwnClosure ? nil : event.n.flatMap { answers[$0] }.flatMap(Self.told),
        depth: depth, isAside: isAside, isTold: isTold,
        notification: isTold && saying?.by == "notification" ? saying?.message : nil,
        thread: event.threadName, isHeardByCocoa: event.isHeardByCocoa,
        isHeardByCheck: isHeardByCheck)
    }
  }

  private static func looking(_ event: RecordedEvent) -> Event {
    Event(
      kind: .looking, sender: 0, carrier: nil, principal: nil, receiver: 0, say: event.message,
      arguments: [], answer: event.values.first, depth: 0, isAside: false, isTold: false,
      notification: nil, thread: nil, isHeardByCocoa: false, isHeardByCheck: false)
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
    case "heard": self = .hearing
    case "get": self = .getting
    case "free": self = .freeing
    default: return nil
    }
  }
}

extension Transcript.Event {
  /// Whether the object says it to itself.
  var isToItself: Bool { sender == receiver && kind != .looking && kind != .freeing }
}
