/// The messages of one run, without those that don't count: private messages of an object to itself
/// and messages inside Cocoa.
package struct Transcript: Sendable {
  /// The reason for the recording's interruption; nil if it ended with the check.
  let ending: Conversation.Interruption?
  /// All events, in order.
  let events: [Event]
  /// The participants.
  private(set) var participants: Participants
  /// The owners of the first few objects that the check found alive.
  let retainPaths: [RetainPath]

  /// Reads the lines of the recorder.
  ///
  /// - Parameters:
  ///   - lines: One JSON line for each event; invalid lines are skipped.
  ///   - ending: How the recording was interrupted; nil if it ended with the check.
  ///   - isWhole: Whether there is no check, so that no class belongs to a check.
  package init(lines: [String], ending: Conversation.Interruption?, isWhole: Bool = false) {
    var recorded = RecordedEvent.reading(lines)
    if isWhole { recorded = recorded.map(\.ofNoCheck) }
    self.ending = ending ?? (recorded.contains { $0.e == "cut" } ? .flood : nil)
    participants = Participants(recorded)
    retainPaths = Array(lines.lazy.compactMap(RetainPath.init(recorded:)).prefix(3))
    events = Self.events(recorded, of: participants)
  }

  /// The messages of a program without a check.
  init(recorded: [RecordedEvent]) {
    (ending, retainPaths) = (nil, [])
    participants = Participants(recorded)
    events = Self.events(recorded, of: participants)
  }

  /// Returns the transcript with the names that the check gives its objects in another run.
  func named(as other: Self) -> Self {
    var transcript = self
    transcript.participants = participants.named(as: other.participants, isCutOff: ending != nil)
    return transcript
  }

  /// One event between two objects, which are numbers: 0 is the check.
  struct Event: Sendable {
    enum Kind: Sendable {
      case message, beginning, setting, freeing
      /// A closure of the receiver runs.
      case hearing
      /// A computed property is read.
      case getting
      /// The check tests whether an object has been deallocated.
      case looking
      /// A message of the sender has no receiver; a demo records it.
      case losing
    }

    let kind: Kind
    let sender: Int
    /// The object during whose turn the sender sends it: the center that posts, or the object that
    /// runs the sender's closure; nil if that is the sender itself.
    let carrier: Int?
    /// The object whose message to the sender caused this one; nil if there is none.
    let principal: Int?
    let receiver: Int
    let say: String
    let arguments: [String]
    let answer: String?
    /// The number of enclosing events that count; 0 if no other event caused this one.
    let depth: Int
    /// Whether no other object can know of it, or it is a closure that runs. Such events may be
    /// drawn, but are not compared.
    let isAside: Bool
    /// Whether Cocoa sends it in an object's name, so that others know of it however it is
    /// received.
    let isTold: Bool
    /// The notification received; the receiver may choose any name for its method.
    let notification: String?
    let thread: String?
    let isHeardByCocoa: Bool
    let isHeardByCheck: Bool
  }

  /// Returns the events that other objects can see.
  private static func events(_ recorded: [RecordedEvent], of participants: Participants) -> [Event]
  {
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
      // The object in whose name Cocoa calls: the observed object, not its registration.
      let saying = (event.for ?? event.of).flatMap { said[$0] }
      let from = saying?.from ?? event.from
      let (sender, receiver) = (participants.person(from ?? 0), participants.person(to))
      let turn = (saying ?? event).up.flatMap { turns[$0] }
      let inTurnOf = event.in ?? (saying == nil || turn?.isHeardByCocoa == true ? turn?.to : nil)
      let carrier = inTurnOf.map(participants.person)
      let principal = turn.flatMap { turn in
        turn.to.map(participants.person) == sender ? turn.from.map(participants.person) : nil
      }
      let isHeardByCheck = event.isHeardByCheck && kind != .freeing
      if isHeardByCheck, let number = event.n { heardByCheck.insert(number) }
      // Further messages that the check's objects send each other on receiving one don't count.
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
        && !(kind == .message && event.isHeardByCocoa)
      guard counts || isAside else { return nil }
      // If Cocoa runs a closure for the check, then Cocoa's answer is the closure's.
      let isOfOwnClosure =
        sender == 0 && event.isHeardByCocoa && event.values.contains(RecordedValue.unseen)
      return Event(
        kind: kind, sender: sender, carrier: carrier == sender ? nil : carrier,
        principal: principal, receiver: receiver,
        say: kind == .hearing ? NamedEvent.closure : event.message,
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

  /// Whether any other object can know of the event.
  private static func isVisible(_ event: RecordedEvent, _ sender: Int, _ receiver: Int) -> Bool {
    // The other is the initializer of a superclass.
    (event.shown ?? true) && (event.e != "init" || sender != receiver)
  }

  /// Returns the answer unless it is `()`.
  private static func told(_ answer: String) -> String? { answer == "()" ? nil : answer }
}

extension Transcript.Event.Kind {
  /// Creates the kind that a recorder line names.
  init?(_ name: String) {
    switch name {
    case "call", "default": self = .message
    case "init": self = .beginning
    case "set": self = .setting
    case "heard": self = .hearing
    case "get": self = .getting
    case "free": self = .freeing
    case "lost": self = .losing
    default: return nil
    }
  }
}

extension Transcript.Event {
  /// Whether the object sends it to itself.
  var isToItself: Bool { sender == receiver && kind != .looking && kind != .freeing }
}

extension Transcript {
  /// The maximum number of steps in a whole conversation.
  private static let stepLimit = 200

  /// All visible messages, or the first of them if there are many; nil if there are none.
  package var conversation: Conversation? {
    // No object is a helper here, whatever its class.
    let known = Set(participants.classes.values).union([""])
    let book = ParticipantNames(of: [self])
    let script = Script(self, book, known: known, own: [])
    // Deallocations of objects that the program created for itself are omitted.
    let names = book.names(of: participants)
    let named = Set(participants.given.keys.compactMap { names[$0] })
    var drawing = ConversationExcerpt.Drawing()
    let steps = script.rounds.flatMap { round in
      round.namedEvents.map { ConversationDifference.Step.kept($0) }
        + round.freed.filter { named.contains($0.receiver) }.map { .freed($0) }
    }
    for step in steps.prefix(Self.stepLimit) { drawing.add(step) }
    if let ending { drawing.add(ending) }
    return drawing.conversation
  }

  /// All messages as lines of a conversation block, with values, answers, and messages that need
  /// not be drawn.
  package var drawnLines: [String] {
    let known = Set(participants.classes.values).union([""])
    let script = Script(
      self, ParticipantNames(of: [self]), known: known, own: nil, withAsides: true)
    return script.rounds.flatMap(\.namedEvents).filter { $0.kind != .looking }.flatMap { said in
      let line = "\(said.sender) -> \(said.receiver) : \(said.toldText)"
      guard let answer = said.answer else { return [line] }
      return [line, "\(said.receiver) --> \(said.sender) : \(answer)"]
    }
  }
}
