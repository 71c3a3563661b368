/// What was said in a check, beside what right answers say in it.
///
/// Right answers differ, too. So what one of them leaves out, says, or says at another time, is free; and
/// what happens before the eyes of the check's own objects counts first, since that is what the check is
/// about.
package struct ConversationComparison: Sendable {
  /// What differs, or why that is not drawn.
  package let result: Result<Conversation, NoConversation>

  /// What differs; nil where that is not drawn.
  package var picture: Conversation? { try? result.get() }

  /// - Parameters:
  ///   - actual: What was said.
  ///   - model: What is said with the solution.
  ///   - variants: What is said with other right answers.
  ///   - own: What an object tells itself counts only if Cocoa hears it or it is one of these messages.
  ///   - hasPassed: Whether the check has passed; then only what it could have seen is marked.
  package init(
    actual: Transcript, model: Transcript, variants: [Transcript], own: Set<String> = [],
    hasPassed: Bool = false
  ) {
    let actual = actual.named(as: model)
    let picture = { (own: Set<String>?, byNumber: Bool) in
      Self.picture(
        actual: actual, model: model, variants: variants, own: own, byNumber: byNumber,
        hasPassed: hasPassed)
    }
    let named = Set(own.map(Utterance.baseName))
    // Of a check that has failed, better another object of the same kind, or what objects told
    // themselves, than nothing.
    var found = picture(named, false)
    if !hasPassed {
      found = found.flatMapError { _ in picture(named, true) }
        .flatMapError { _ in picture(nil, true) }
    }
    // Who keeps somebody is of interest where the right answer lets them go.
    let keepers = model.keepers.isEmpty ? actual.keepers : []
    result = found.map {
      Conversation(participants: $0.participants, steps: $0.steps, keepers: keepers)
    }
  }

  private static func picture(
    actual: Transcript, model: Transcript, variants: [Transcript], own: Set<String>?,
    byNumber: Bool, hasPassed: Bool
  ) -> Result<Conversation, NoConversation> {
    let right = [model] + variants
    let book = NameBook(of: right + [actual])
    let known = Set(right.flatMap(\.cast.classes.values))
    let script = { Script($0, book, known: known, own: own, byNumber: byNumber) }
    let expected = script(model)
    var free: Set<String> = []
    // The same by the round in which it is: elsewhere it may be the cause of what was not said.
    var freeInRound: [Int: Set<String>] = [:]
    for variant in variants {
      let other = ConversationDifference(of: script(variant), from: expected, own: own)
      for (round, steps) in other.rounds.enumerated() {
        let topics = steps.filter(\.isMarked).map(\.utterance.topic)
        free.formUnion(topics)
        freeInRound[round, default: []].formUnion(topics)
      }
    }
    let lookedFor = expected.lookedFor
    // When objects of the check's go is its own business, unless it looks for that.
    let difference = ConversationDifference(of: script(actual), from: expected, own: own).counting {
      !($0.utterance.kind == .freeing && $0.utterance.isChecksOwn)
        || lookedFor.contains($0.utterance.receiver)
    }
    let isFree = { (step: ConversationDifference.Step) in free.contains(step.utterance.topic) }
    let isSeen = { (step: ConversationDifference.Step) in
      step.isBeforeCheck || (!lookedFor.isEmpty && step.utterance.kind == .freeing)
    }
    // From what the check must have seen to what may be nobody's fault: of a check that has failed,
    // better that than nothing; in one that has passed, what objects tell themselves is their business.
    var filters: [(ConversationDifference.Step) -> Bool] = [
      {
        !isFree($0) && isSeen($0) && !$0.isOnlyAsked && !$0.isHandedOverByCheck
          && !(hasPassed && ($0.utterance.isToItself || $0.utterance.kind == .freeing))
      }
    ]
    if !hasPassed {
      filters += [
        { !isFree($0) && !$0.isOnlyAsked && !$0.isHandedOverByCheck },
        { !isFree($0) && isSeen($0) }, { !isFree($0) }, isSeen, { _ in true },
      ]
    }
    let drawn =
      filters.lazy.compactMap { counts in
        let causes =
          hasPassed
          ? []
          : difference.wires(before: counts) { place in
            freeInRound[place.round]?.contains(difference[place].utterance.topic) != true
          }
        return ConversationExcerpt(of: difference.counting(counts, also: causes), actual.ending)
          .conversation
      }.first
      ?? (hasPassed
        ? nil : ConversationExcerpt(ofTheEndOf: difference, actual.ending).conversation)
    guard let drawn else {
      let isSame = hasPassed || !difference.hasMarks
      return .failure(difference.isAligned && isSame ? .sameAsModel : .tooDifferent)
    }
    return .success(drawn)
  }
}
