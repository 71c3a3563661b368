/// Checks that a conversation drawn by an author is a complete part of a recorded one: between the
/// drawn objects, no message is missing.
///
/// Each participant in the drawing represents one object of the recording, under the same or
/// another name; only the check may represent several. Notes are not checked.
package struct ConversationProof {
  /// An error in the drawing.
  package enum Finding: Hashable, Sendable {
    /// The recording has no such message here; `line` is the line in the drawing.
    case notSaid(line: String)
    /// The drawing omits this message between two participants; `line` is the line to add.
    case notDrawn(line: String)
  }

  /// The errors; empty if the drawing is correct.
  package let findings: [Finding]

  /// - Parameters:
  ///   - drawn: The conversation that an author wrote.
  ///   - model: The recording of a right answer, or of a program.
  ///   - variants: The recordings of other right answers. Messages that differ in one of them may
  ///     be left out of the drawing.
  ///   - omitted: The names of messages left out on purpose.
  package init(
    of drawn: Conversation, in model: Transcript, beside variants: [Transcript] = [],
    leavingOut omitted: Set<String> = []
  ) {
    let right = [model] + variants
    let book = ParticipantNames(of: right)
    let known = Set(right.flatMap(\.participants.classes.values)).union([""])
    let script = { Script($0, book, known: known, own: nil, withAsides: true) }
    let said = script(model)
    var free: Set<String> = []
    for variant in variants {
      let difference = ConversationDifference(of: script(variant), from: said, own: nil)
      free.formUnion(difference.rounds.joined().filter(\.isMarked).map(\.namedEvent.topic))
    }
    let namedEvents = said.rounds.flatMap(\.namedEvents).filter { $0.kind != .looking }
    var search = Search(drawn: drawn, said: namedEvents, people: said.people) { namedEvent in
      namedEvent.isAside || free.contains(namedEvent.topic)
        || omitted.contains(NamedEvent.baseName(namedEvent.say))
    }
    search.begin()
    findings = search.findings
  }

  /// Tries assignments of participants and messages until the whole drawing is found with as few
  /// undrawn messages as possible.
  private struct Search {
    /// The maximum number of attempts; a typical drawing takes some hundreds.
    private static let limit = 100_000
    /// Literals, which are never names.
    private static let values: Set<String> = ["done", "false", "nil", "no", "true", "yes"]

    private let drawn: Conversation
    private let messages: [(message: Conversation.Message, written: WrittenMessage)]
    private let said: [NamedEvent]
    private let people: Set<String>
    private let isFree: (NamedEvent) -> Bool

    /// The object that each drawn participant represents, by participant index.
    private var participants: [Int: String] = [:]
    /// The objects that only occur as values, by their names in the drawing.
    private var others: [String: String] = [:]
    /// The positions of the messages found so far, in order.
    private var found: [Int] = []
    private var attempts = 0
    /// The largest number of messages found in any attempt.
    private var deepest = 0
    /// The undrawn messages of the best complete assignment; nil until there is one.
    private var best: [NamedEvent]?

    init(
      drawn: Conversation, said: [NamedEvent], people: Set<String>,
      isFree: @escaping (NamedEvent) -> Bool
    ) {
      self.drawn = drawn
      self.said = said
      self.people = people
      self.isFree = isFree
      messages = drawn.steps.compactMap { step in
        guard case .message(let message) = step else { return nil }
        return (message, WrittenMessage(message.text))
      }
    }

    var findings: [Finding] {
      guard let best else {
        let message = messages[min(deepest, messages.count - 1)].message
        return [.notSaid(line: drawn.line(of: message))]
      }
      return best.map { .notDrawn(line: "\($0.sender) -> \($0.receiver) : \($0.text())") }
    }

    mutating func begin() { find(0, answered: []) }

    /// Finds the message with this number and all that follow.
    ///
    /// - Parameter answered: The numbers of the messages whose answers are in the drawing.
    private mutating func find(_ number: Int, answered: Set<Int>) {
      deepest = max(deepest, number)
      attempts += 1
      guard attempts < Self.limit, best?.isEmpty != true else { return }
      guard number < messages.count else { return finish() }
      let (message, written) = messages[number]
      if message.isAnswer { return findAnswer(number, answered) }
      let start = found.last { $0 >= 0 }.map { $0 + 1 } ?? 0
      for place in said.indices[start...] {
        guard let values = said[place].values(ifSaidAs: written) else { continue }
        let before = (participants, others)
        for sender in said[place].senders {
          if bind(message.sender, sender),
            bind(message.receiver, said[place].receiver),
            values.allSatisfy({ mean($0.written, $0.said) })
          {
            found.append(place)
            find(number + 1, answered: answered)
            found.removeLast()
          }
          (participants, others) = before
        }
      }
    }

    /// Finds the answer to the last unanswered message between the same two objects.
    private mutating func findAnswer(_ number: Int, _ answered: Set<Int>) {
      let answer = messages[number].message
      let question = messages[..<number].indices.last { index in
        let message = messages[index].message
        return !message.isAnswer && !answered.contains(index) && message.sender == answer.receiver
          && message.receiver == answer.sender
      }
      guard let question else { return }
      let before = (participants, others)
      if mean(answer.text, said[found[question]].answer ?? "done") {
        found.append(-1)
        find(number + 1, answered: answered.union([question]))
        found.removeLast()
      }
      (participants, others) = before
    }

    /// Keeps this complete assignment if it leaves the fewest messages undrawn.
    private mutating func finish() {
      let places = found.filter { $0 >= 0 }
      guard let first = places.first, let last = places.last else { return }
      let drawn = Set(participants.values)
      let more = said.indices[first...last].filter { place in
        let namedEvent = said[place]
        return !places.contains(place) && namedEvent.sender != Conversation.check
          && namedEvent.sender != namedEvent.receiver && drawn.contains(namedEvent.sender)
          && drawn.contains(namedEvent.receiver) && !isFree(namedEvent)
      }
      if best.map({ more.count < $0.count }) ?? true { best = more.map { said[$0] } }
    }

    // MARK: - The identity of objects

    /// Binds a participant to an object unless that contradicts an earlier binding; returns whether
    /// it succeeded.
    private mutating func bind(_ index: Int, _ name: String) -> Bool {
      if let known = participants[index] { return known == name }
      let own = drawn.participants[index]
      guard !people.contains(own) || own == name else { return false }
      guard name == Conversation.check || !participants.values.contains(name) else { return false }
      participants[index] = name
      return true
    }

    /// Whether a value in the drawing means the recorded one.
    private mutating func mean(_ written: String, _ said: String) -> Bool {
      if let index = drawn.participants.firstIndex(of: written), people.contains(said) {
        return bind(index, said)
      }
      if people.contains(said) { return isNamed(written, said) }
      let kind = said.prefix { $0 != "(" }.split(separator: ".").last ?? ""
      // If a value can't be inspected, the recorder writes only its type.
      if RecordedValue.tellsOnlyType(said) || isKind(written, ParticipantNames.words(String(kind)))
      {
        return true
      }
      let bare =
        said.hasPrefix("\"") && said.hasSuffix("\"") ? String(said.dropFirst().dropLast()) : said
      return written == bare || RecordedValue.mean(written, said)
        || ["yes": "true", "no": "false"][written] == said
    }

    /// Whether the drawing may use this name for an object that isn't a participant: its own name,
    /// a name that no other object has, or `a cell`.
    private mutating func isNamed(_ written: String, _ name: String) -> Bool {
      if written == name || isKind(written, name.replacing(/\ [0-9]+$/, with: "")) { return true }
      if let known = others[written] { return known == name }
      guard !people.contains(written), written.wholeMatch(of: /[a-z\\][\w .]*/) != nil,
        !Self.values.contains(written), !others.values.contains(name)
      else { return false }
      others[written] = name
      return true
    }

    /// Whether `a cell` may describe an object with this class in words.
    private func isKind(_ written: String, _ words: String) -> Bool {
      guard let kind = written.wholeMatch(of: /an? (.+)/)?.output.1 else { return false }
      return words == kind || words.hasSuffix(" " + kind)
    }
  }
}

extension NamedEvent {
  /// The objects that an author may draw as the sender.
  fileprivate var senders: [String] { [sender, carrier, principal].compactMap(\.self) }
}
