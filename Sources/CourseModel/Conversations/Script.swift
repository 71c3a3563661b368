/// The messages of a run in rounds, with object names. Each round begins with an action of the
/// check and holds everything that follows from it.
struct Script {
  struct Round {
    /// The messages, the check's action first.
    var namedEvents: [NamedEvent] = []
    /// The deallocations, in order.
    var freed: [NamedEvent] = []
  }

  /// Messages that Cocoa sends an object so that a subclass can override them.
  private static let hooks: Set = [
    "viewDidLoad()", "viewWillAppear()", "viewDidAppear()", "viewWillDisappear()",
    "viewDidDisappear()",
  ]

  private(set) var rounds: [Round] = []
  /// The names of all participants.
  let people: Set<String>

  /// - Parameters:
  ///   - book: The names of objects.
  ///   - known: The classes of the right answers. Objects of other classes are the learner's
  ///     helpers: they need not receive any message, and may send messages on behalf of any object.
  ///   - own: The messages to itself for which an object is compared, besides those that Cocoa
  ///     receives; nil for all.
  ///   - byNumber: Whether objects that the check has not named are compared with their numbers.
  ///   - withAsides: Whether the script includes events that need not be drawn.
  init(
    _ transcript: Transcript, _ book: ParticipantNames, known: Set<String>, own: Set<String>?,
    byNumber: Bool = false, withAsides: Bool = false
  ) {
    let participants = transcript.participants
    let names = book.names(of: participants)
    let isHelper = { (number: Int) in
      guard number > 0, participants.given[number] == nil, !participants.ofCheck.contains(number)
      else {
        return false
      }
      return !known.contains(participants.classes[number] ?? "")
    }
    let isMade = { (number: Int) in
      participants.made.contains(number) && participants.given[number] == nil
    }
    let isOfCheck = { (number: Int) in
      participants.given[number] != nil || participants.madeByCheck.contains(number)
    }
    var ended: Set<Int> = []
    var contexts = Contexts()
    let name = { (number: Int) in names[participants.person(number)] ?? ParticipantNames.words("") }
    let places = byNumber ? participants.positions : participants.ordinals
    let kind = { (number: Int) in
      let person = participants.person(number)
      if participants.given[person] != nil || person == 0 { return name(person) }
      let kind = book.kind(of: person, in: participants)
      return places[person].map { "\(kind) \($0)" } ?? kind
    }
    people = Set(participants.classes.keys.map(name))
    for event in transcript.events where withAsides || !event.isAside || event.isTold {
      let notification = withAsides ? nil : event.notification
      guard !isHelper(event.receiver) else { continue }
      guard
        !event.isToItself || event.isHeardByCocoa
          || own?.contains(NamedEvent.baseName(event.say)) != false
          || Self.hooks.contains(event.say)
      else {
        continue
      }
      let kinds = NamedEvent.Kinds(
        sender: kind(event.sender), carrier: event.carrier.map(kind),
        receiver: event.kind == .looking ? event.say : kind(event.receiver),
        arguments: notification == nil
          ? contexts.numbering(event).map { RecordedValue.naming($0, kind) } : [],
        answer: event.answer.map { RecordedValue.naming($0, kind) })
      let namedEvent = NamedEvent(
        kind: event.kind, sender: event.kind == .freeing ? "" : name(event.sender),
        carrier: event.carrier.map(name),
        principal: isMade(event.sender) ? event.principal.map(name) : nil,
        receiver: event.kind == .looking ? event.say : name(event.receiver),
        say: notification ?? event.say,
        arguments: notification == nil
          ? event.arguments.map { RecordedValue.naming($0, name) } : [],
        answer: event.answer.map { RecordedValue.naming($0, name) }, depth: event.depth,
        thread: event.thread, isAside: event.isAside && (withAsides || !event.isTold),
        isByHelper: isHelper(event.sender) || isMade(event.sender),
        isBeforeCheck: event.kind == .looking || participants.ofCheck.contains(event.receiver)
          || participants.ofCheck.contains(event.sender),
        isChecksOwn: event.kind == .freeing
          ? isOfCheck(event.receiver) : event.sender == 0 && event.isHeardByCheck,
        isLastWord: ended.contains(event.sender), kinds: kinds)
      if event.kind == .freeing { ended.insert(event.receiver) }
      if rounds.isEmpty || namedEvent.isByCheck { rounds.append(Round()) }
      if namedEvent.kind == .freeing {
        rounds[rounds.count - 1].freed.append(namedEvent)
      } else {
        rounds[rounds.count - 1].namedEvents.append(namedEvent)
      }
    }
  }

  /// The objects whose deallocation the check tests.
  var lookedFor: Set<String> {
    Set(rounds.flatMap(\.namedEvents).filter { $0.kind == .looking }.map(\.receiver))
  }
}

extension NamedEvent {
  /// Whether the check started it.
  fileprivate var isByCheck: Bool {
    kind == .looking
      || (kind != .freeing && !isAside && depth <= 0 && sender == Conversation.check)
  }
}

/// The contexts of registrations. A context only shows that it is the same as before, so contexts
/// are numbered in order of appearance, whatever their class and name.
private struct Contexts {
  private var numbers: [String: Int] = [:]

  /// Returns the arguments of an event, with a context replaced by its number.
  mutating func numbering(_ event: Transcript.Event) -> [String] {
    guard let place = NamedEvent.labels(of: event.say).firstIndex(of: "context") else {
      return event.arguments
    }
    var arguments = event.arguments
    guard arguments.indices.contains(place), arguments[place].hasPrefix("#") else {
      return arguments
    }
    let number = numbers[arguments[place]] ?? numbers.count + 1
    numbers[arguments[place]] = number
    arguments[place] = "context \(number)"
    return arguments
  }
}
