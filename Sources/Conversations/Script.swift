/// What was said in a run, in rounds: each begins with something that the check does, and holds all that
/// comes of it. Objects have their names.
struct Script {
  struct Round {
    /// What is said, the check's own part first.
    var utterances: [Utterance] = []
    /// Who is freed, in order.
    var freed: [Utterance] = []
  }

  /// What Cocoa has an object tell itself, for a subclass to hear.
  private static let hooks: Set = [
    "viewDidLoad()", "viewWillAppear()", "viewDidAppear()", "viewWillDisappear()",
    "viewDidDisappear()",
  ]

  private(set) var rounds: [Round] = []
  /// The names of all who took part.
  let people: Set<String>

  /// - Parameters:
  ///   - book: What objects are called.
  ///   - known: The classes that right answers have; objects of others are helpers of the learner's, whom
  ///     nobody has to tell anything, and who may speak for anybody.
  ///   - own: Messages to oneself that count though Cocoa does not hear them; nil if all do.
  ///   - byNumber: Whether those whom the check has not named are compared with their numbers.
  ///   - withAsides: Whether that belongs to it which need not be drawn.
  init(
    _ transcript: Transcript, _ book: NameBook, known: Set<String>, own: Set<String>?,
    byNumber: Bool = false, withAsides: Bool = false
  ) {
    let cast = transcript.cast
    let names = book.names(of: cast)
    let isHelper = { (number: Int) in
      guard number > 0, cast.given[number] == nil, !cast.ofCheck.contains(number) else {
        return false
      }
      return !known.contains(cast.classes[number] ?? "")
    }
    let isMade = { (number: Int) in cast.made.contains(number) && cast.given[number] == nil }
    let isOfCheck = { (number: Int) in
      cast.given[number] != nil || cast.madeByCheck.contains(number)
    }
    var ended: Set<Int> = []
    var contexts = Contexts()
    let name = { (number: Int) in names[cast.person(number)] ?? NameBook.words("") }
    let kind = { (number: Int) in
      let person = cast.person(number)
      if byNumber || cast.given[person] != nil || person == 0 { return name(person) }
      let kind = book.kind(of: person, in: cast)
      return cast.ordinals[person].map { "\(kind) \($0)" } ?? kind
    }
    people = Set(cast.classes.keys.map(name))
    for event in transcript.events where withAsides || !event.isAside || event.isTold {
      let notification = withAsides ? nil : event.notification
      guard !isHelper(event.receiver) else { continue }
      guard
        !event.isToItself || event.isHeardByCocoa
          || own?.contains(Utterance.baseName(event.say)) != false
          || Self.hooks.contains(event.say)
      else {
        continue
      }
      let kinds = Utterance.Kinds(
        sender: kind(event.sender), carrier: event.carrier.map(kind),
        receiver: event.kind == .looking ? event.say : kind(event.receiver),
        arguments: notification == nil
          ? contexts.numbering(event).map { RecordedValue.naming($0, kind) } : [],
        answer: event.answer.map { RecordedValue.naming($0, kind) })
      let utterance = Utterance(
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
        isBeforeCheck: event.kind == .looking || cast.ofCheck.contains(event.receiver)
          || cast.ofCheck.contains(event.sender),
        isChecksOwn: event.kind == .freeing
          ? isOfCheck(event.receiver) : event.sender == 0 && event.isHeardByCheck,
        isLastWord: ended.contains(event.sender), kinds: kinds)
      if event.kind == .freeing { ended.insert(event.receiver) }
      if rounds.isEmpty || utterance.isByCheck { rounds.append(Round()) }
      if utterance.kind == .freeing {
        rounds[rounds.count - 1].freed.append(utterance)
      } else {
        rounds[rounds.count - 1].utterances.append(utterance)
      }
    }
  }

  /// Those of whom the check looks whether they are freed.
  var lookedFor: Set<String> {
    Set(rounds.flatMap(\.utterances).filter { $0.kind == .looking }.map(\.receiver))
  }
}

extension Utterance {
  /// Whether the check does it, of itself.
  fileprivate var isByCheck: Bool {
    kind == .looking
      || (kind != .freeing && !isAside && depth <= 0 && sender == Conversation.check)
  }
}

/// The contexts of registrations, which say nothing but that they are the same as before: so they are
/// numbered as they come, whatever their class, and whatever the check calls them.
private struct Contexts {
  private var numbers: [String: Int] = [:]

  /// What comes with an event, a context in it by its number.
  mutating func numbering(_ event: Transcript.Event) -> [String] {
    guard let place = Utterance.labels(of: event.say).firstIndex(of: "context") else {
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
