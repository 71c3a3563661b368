/// What was said in a run, in rounds: each begins with something that the check does, and holds all that
/// comes of it. Objects have their names.
struct Script {
  struct Round {
    /// What is said, the check's own part first.
    var utterances: [Utterance] = []
    /// Who is freed, in order.
    var freed: [Utterance] = []
  }

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
    let name = { (number: Int) in names[cast.person(number)] ?? NameBook.words("") }
    let kind = { (number: Int) in
      let person = cast.person(number)
      return byNumber || cast.given[person] != nil || person == 0
        ? name(person) : book.kind(of: person, in: cast)
    }
    people = Set(cast.classes.keys.map(name))
    for event in transcript.events where withAsides || !event.isAside || event.isTold {
      let notification = withAsides ? nil : event.notification
      guard !isHelper(event.receiver) else { continue }
      guard
        !event.isToItself || event.isHeardByCocoa
          || own?.contains(Utterance.baseName(event.say)) != false
      else {
        continue
      }
      let kinds = Utterance.Kinds(
        sender: kind(event.sender), carrier: event.carrier.map(kind),
        receiver: event.kind == .looking ? event.say : kind(event.receiver),
        arguments: notification == nil
          ? event.arguments.map { RecordedValue.naming($0, kind) } : [],
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
        isChecksOwn: event.sender == 0 && event.isHeardByCheck, kinds: kinds)
      if rounds.isEmpty || utterance.isByCheck { rounds.append(Round()) }
      if utterance.kind == .freeing {
        rounds[rounds.count - 1].freed.append(utterance)
      } else {
        rounds[rounds.count - 1].utterances.append(utterance)
      }
    }
  }

  /// Whether the check looks whether somebody is freed.
  var looksForEnds: Bool { rounds.contains { $0.utterances.contains { $0.kind == .looking } } }
}

extension Utterance {
  /// Whether the check does it, of itself.
  fileprivate var isByCheck: Bool {
    kind == .looking
      || (kind != .freeing && !isAside && depth <= 0 && sender == Conversation.check)
  }
}
