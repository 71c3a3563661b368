/// Whether a conversation that an author has drawn is a part of one that was recorded, and the whole
/// of that part: as far as those who are drawn are concerned.
///
/// Whoever is drawn stands for one object of the recording, by that object's name or by another one; only
/// the check may be several. Notes are not proved.
package struct ConversationProof {
  /// What is not so.
  package enum Finding: Hashable, Sendable {
    /// A message that was not said then; its line would be `text`.
    case notSaid(line: String)
    /// A message between two who are drawn, which was said meanwhile and is not drawn; its line would
    /// be `text`.
    case notDrawn(line: String)
  }

  /// None if the drawing is true.
  package let findings: [Finding]

  /// - Parameters:
  ///   - drawn: What an author has written.
  ///   - model: What was recorded of a right answer, or of a program.
  ///   - variants: What was recorded of other right answers: what one of them does otherwise need not
  ///     be drawn.
  ///   - omitted: Names of messages that are left out on purpose.
  package init(
    of drawn: Conversation, in model: Transcript, beside variants: [Transcript] = [],
    leavingOut omitted: Set<String> = []
  ) {
    let right = [model] + variants
    let book = NameBook(of: right)
    let known = Set(right.flatMap(\.cast.classes.values)).union([""])
    let script = { Script($0, book, known: known, own: nil, withAsides: true) }
    let said = script(model)
    var free: Set<String> = []
    for variant in variants {
      let difference = ConversationDifference(of: script(variant), from: said, own: nil)
      free.formUnion(difference.rounds.joined().filter(\.isMarked).map(\.utterance.topic))
    }
    let utterances = said.rounds.flatMap(\.utterances).filter { $0.kind != .looking }
    var search = Search(drawn: drawn, said: utterances, people: said.people) { utterance in
      utterance.isAside || free.contains(utterance.topic)
        || omitted.contains(Utterance.baseName(utterance.say))
    }
    search.begin()
    findings = search.findings
  }
}

extension ConversationProof {
  /// Tries who may be whom, and which message is which, until all that is drawn is found with as little
  /// as possible that is not.
  private struct Search {
    /// Attempts, at most; a drawing of usual size takes some hundreds.
    private static let limit = 100_000
    /// What is no name.
    private static let values: Set<String> = ["done", "false", "nil", "no", "true", "yes"]

    private let drawn: Conversation
    private let messages: [(message: Conversation.Message, written: WrittenMessage)]
    private let said: [Utterance]
    private let people: Set<String>
    private let isFree: (Utterance) -> Bool

    /// Who is whom, by the indices of those who are drawn.
    private var cast: [Int: String] = [:]
    /// The same of others, who only come along.
    private var others: [String: String] = [:]
    /// The places of what was found, first to last.
    private var found: [Int] = []
    private var attempts = 0
    /// How many messages could be found at most.
    private var deepest = 0
    /// What is not drawn, of the best way to find all; nil until there is one.
    private var best: [Utterance]?

    init(
      drawn: Conversation, said: [Utterance], people: Set<String>,
      isFree: @escaping (Utterance) -> Bool
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

    /// Finds the message of this number, and those after it.
    ///
    /// - Parameter answered: The numbers of those whose answers were drawn.
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
        let before = (cast, others)
        for sender in said[place].senders {
          if bind(message.sender, sender),
            bind(message.receiver, said[place].receiver),
            values.allSatisfy({ mean($0.written, $0.said) })
          {
            found.append(place)
            find(number + 1, answered: answered)
            found.removeLast()
          }
          (cast, others) = before
        }
      }
    }

    /// Finds what answers the last question between the same two that has no answer yet.
    private mutating func findAnswer(_ number: Int, _ answered: Set<Int>) {
      let answer = messages[number].message
      let question = messages[..<number].indices.last { index in
        let message = messages[index].message
        return !message.isAnswer && !answered.contains(index) && message.sender == answer.receiver
          && message.receiver == answer.sender
      }
      guard let question else { return }
      let before = (cast, others)
      if mean(answer.text, said[found[question]].answer ?? "done") {
        found.append(-1)
        find(number + 1, answered: answered.union([question]))
        found.removeLast()
      }
      (cast, others) = before
    }

    /// All is found: how much was said between, and is not drawn?
    private mutating func finish() {
      let places = found.filter { $0 >= 0 }
      guard let first = places.first, let last = places.last else { return }
      let drawn = Set(cast.values)
      let more = said.indices[first...last].filter { place in
        let utterance = said[place]
        return !places.contains(place) && utterance.sender != Conversation.check
          && utterance.sender != utterance.receiver && drawn.contains(utterance.sender)
          && drawn.contains(utterance.receiver) && !isFree(utterance)
      }
      if best.map({ more.count < $0.count }) ?? true { best = more.map { said[$0] } }
    }

    // MARK: - Who is whom

    /// Whether this one of those who are drawn can be that one; from here on it is.
    private mutating func bind(_ index: Int, _ name: String) -> Bool {
      if let known = cast[index] { return known == name }
      let own = drawn.participants[index]
      guard !people.contains(own) || own == name else { return false }
      guard name == Conversation.check || !cast.values.contains(name) else { return false }
      cast[index] = name
      return true
    }

    /// Whether a value that an author has written means what was recorded.
    private mutating func mean(_ written: String, _ said: String) -> Bool {
      if let index = drawn.participants.firstIndex(of: written), people.contains(said) {
        return bind(index, said)
      }
      if people.contains(said) { return isNamed(written, said) }
      let kind = said.prefix { $0 != "(" }.split(separator: ".").last ?? ""
      // Of a value that cannot be looked at, only the type is told.
      if RecordedValue.tellsOnlyType(said) || isKind(written, NameBook.words(String(kind))) {
        return true
      }
      let bare =
        said.hasPrefix("\"") && said.hasSuffix("\"") ? String(said.dropFirst().dropLast()) : said
      return written == bare || RecordedValue.mean(written, said)
        || ["yes": "true", "no": "false"][written] == said
    }

    /// Whether somebody who is not drawn may be called so: by name, by one that is nobody else's, or
    /// `a cell`.
    private mutating func isNamed(_ written: String, _ name: String) -> Bool {
      if written == name || isKind(written, name.replacing(/\ [0-9]+$/, with: "")) { return true }
      if let known = others[written] { return known == name }
      guard !people.contains(written), written.wholeMatch(of: /[a-z\\][\w .]*/) != nil,
        !Self.values.contains(written), !others.values.contains(name)
      else { return false }
      others[written] = name
      return true
    }

    /// Whether `a cell` may be said of what is called so in words.
    private func isKind(_ written: String, _ words: String) -> Bool {
      guard let kind = written.wholeMatch(of: /an? (.+)/)?.output.1 else { return false }
      return words == kind || words.hasSuffix(" " + kind)
    }
  }
}

extension Utterance {
  /// Those whom an author may draw as the sender.
  fileprivate var senders: [String] { [sender, carrier, principal].compactMap(\.self) }
}
