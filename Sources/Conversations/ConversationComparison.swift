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
    let difference = ConversationDifference(of: script(actual), from: expected, own: own)
    var free: Set<String> = []
    for variant in variants {
      let other = ConversationDifference(of: script(variant), from: expected, own: own)
      free.formUnion(other.rounds.joined().filter(\.isMarked).map(\.utterance.topic))
    }
    let looksForEnds = expected.looksForEnds
    let isFree = { (step: ConversationDifference.Step) in free.contains(step.utterance.topic) }
    let isSeen = { (step: ConversationDifference.Step) in
      step.isBeforeCheck || (looksForEnds && step.utterance.kind == .freeing)
    }
    // From what the check must have seen to what may be nobody's fault: of a check that has failed,
    // better that than nothing; in one that has passed, what objects tell themselves is their business.
    var filters: [(ConversationDifference.Step) -> Bool] = [
      {
        !isFree($0) && isSeen($0) && !$0.isOnlyAsked && !$0.isHandedOverByCheck
          && !(hasPassed && $0.utterance.isToItself)
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
        ConversationExcerpt(of: difference.counting(counts), actual.ending).conversation
      }.first ?? ConversationExcerpt(ofTheEndOf: difference, actual.ending).conversation
    guard let drawn else {
      let isSame = hasPassed || !difference.hasMarks
      return .failure(difference.isAligned && isSame ? .sameAsModel : .tooDifferent)
    }
    return .success(drawn)
  }
}

extension ConversationDifference {
  fileprivate var hasMarks: Bool { rounds.joined().contains(where: \.isMarked) }

  /// The same with only those marks that count.
  fileprivate func counting(_ counts: (Step) -> Bool) -> Self {
    var result = self
    result.rounds = rounds.map { steps in
      steps.compactMap { $0.isMarked && !counts($0) ? $0.unmarked : $0 }
    }
    return result
  }
}
