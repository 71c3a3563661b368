/// Compares the messages of a check with those of the right answers.
///
/// Right answers differ from each other. If one of them omits a message, adds it, or sends it at
/// another time, then so may the learner. Events that involve the check's own objects come first,
/// because the check is about them.
package struct ConversationComparison: Sendable {
  /// The differences, or the reason why there is no picture.
  package let result: Result<Conversation, NoConversation>

  /// - Parameters:
  ///   - actual: The messages of this run.
  ///   - model: The messages of the solution.
  ///   - variants: The messages of other right answers.
  ///   - step: The messages of the solution up to the check's TODO. A difference that this run and
  ///     the learner's share is marked only if there is nothing else to mark.
  ///   - own: The messages to itself for which an object is compared, besides those that Cocoa
  ///     receives.
  ///   - hasPassed: Whether the check passed; then only events visible to the check are marked.
  package init(
    actual: Transcript, model: Transcript, variants: [Transcript], step: Transcript? = nil,
    own: Set<String> = [], hasPassed: Bool = false
  ) {
    let actual = actual.named(as: model)
    let picture = { (own: Set<String>?, marksLater: Bool) in
      Self.picture(
        actual: actual, model: model, variants: variants,
        step: marksLater ? nil : step?.named(as: model), own: own, hasPassed: hasPassed)
    }
    let own = Set(own.map(NamedEvent.baseName))
    var found = picture(own, hasPassed)
    // For a failed check, include messages that objects send to themselves rather than show no
    // picture, and then what belongs to a later TODO.
    if !hasPassed {
      found = found.flatMapError { _ in picture(nil, false) }
        .flatMapError { _ in picture(own, true) }.flatMapError { _ in picture(nil, true) }
    }
    // Owners only matter if the right answer deallocates the object.
    let retainPaths = model.retainPaths.isEmpty ? actual.retainPaths : []
    result = found.map {
      Conversation(participants: $0.participants, steps: $0.steps, retainPaths: retainPaths)
        .withoutNeedlessNumbers
    }
  }

  private static func picture(
    actual: Transcript, model: Transcript, variants: [Transcript], step: Transcript?,
    own: Set<String>?, hasPassed: Bool
  ) -> Result<Conversation, NoConversation> {
    let right = [model] + variants
    let book = ParticipantNames(of: right + [actual] + (step.map { [$0] } ?? []))
    let known = Set(right.flatMap(\.participants.classes.values))
    // Comparing everything includes the numbers of objects that the check has not named.
    let script = { Script($0, book, known: known, own: own, byNumber: own == nil) }
    let expected = script(model)
    var free: Set<String> = []
    // The same by round: in another round it may be the cause of a missing message.
    var freeInRound: [Int: Set<String>] = [:]
    // Values that another right answer has in place of the model's.
    var alsoRight: [(said: NamedEvent, expected: NamedEvent)] = []
    for variant in variants {
      let other = ConversationDifference(of: script(variant), from: expected, own: own)
      for (round, steps) in other.rounds.enumerated() {
        for case .changed(let said, let expected) in steps { alsoRight.append((said, expected)) }
        let topics = steps.filter(\.isMarked).map(\.namedEvent.topic)
        free.formUnion(topics)
        freeInRound[round, default: []].formUnion(topics)
      }
    }
    let lookedFor = expected.lookedFor
    // The check decides when its own objects are deallocated, unless it tests for that.
    let difference = ConversationDifference(of: script(actual), from: expected, own: own).counting {
      !($0.namedEvent.kind == .freeing && $0.namedEvent.isChecksOwn)
        || lookedFor.contains($0.namedEvent.receiver)
    }.counting {
      guard case .changed(let said, let expected) = $0 else { return true }
      return !alsoRight.contains { $0.expected == expected && $0.said.isEqual(to: said) }
    }
    let isFree = { (step: ConversationDifference.Step) in free.contains(step.namedEvent.topic) }
    let isSeen = { (step: ConversationDifference.Step) in
      step.isBeforeCheck || (!lookedFor.isEmpty && step.namedEvent.kind == .freeing)
    }
    // The filters go from differences that the check must have seen to those that may be harmless.
    // For a failed check, a harmless difference is better than none. After a pass, the messages
    // that objects send to themselves don't count.
    var filters: [(ConversationDifference.Step) -> Bool] = [
      {
        !isFree($0) && isSeen($0) && !$0.isOnlyAsked && !$0.isHandedOverByCheck
          && !(hasPassed && ($0.namedEvent.isToItself || $0.namedEvent.kind == .freeing))
      }
    ]
    if !hasPassed {
      filters += [{ !isFree($0) && !$0.isOnlyAsked && !$0.isHandedOverByCheck }, { _ in true }]
      let later = step.map {
        ConversationDifference(of: script($0), from: expected, own: own).rounds.joined()
          .filter(\.isMarked)
      }
      if let later, !later.isEmpty {
        filters = filters.map { counts in
          { step in counts(step) && !later.contains { $0.isSameMark(as: step) } }
        }
      }
    }
    let drawn =
      filters.lazy.compactMap { counts in
        let causes =
          hasPassed
          ? []
          : difference.wires(before: counts) { place in
            freeInRound[place.round]?.contains(difference[place].namedEvent.topic) != true
          }
        return ConversationExcerpt(of: difference.counting(counts, also: causes), actual.ending)
          .conversation
      }.first
      ?? (hasPassed
        || step != nil
        ? nil : ConversationExcerpt(ofTheEndOf: difference, actual.ending).conversation)
    guard let drawn else {
      let isSame = hasPassed || !difference.hasMarks
      return .failure(difference.isAligned && isSame ? .sameAsModel : .tooDifferent)
    }
    return .success(drawn)
  }
}

/// The reason why a check has no conversation to show. It is not an error.
package enum NoConversation: Error, Hashable, Sendable {
  /// Up to the end of the check, objects sent the same messages as in the solution, at the same
  /// time.
  case sameAsModel
  /// The conversations differ so much that no round can show both.
  case tooDifferent
  /// No object sent a message.
  case nothingSaid
  /// The check was not recorded.
  case notRecorded(Obstacle)

  /// The reason why a check was not recorded.
  package enum Obstacle: Hashable, Sendable {
    /// The check only tests what compiles and runs nothing.
    case runsNothing
    /// The check did not run when the program was judged.
    case notJudged
    /// With the recorder's additions, the program doesn't compile or doesn't fit the suite.
    case program
    /// The run ended before the check began.
    case endedEarly
    /// The solution could not be recorded.
    case model
    /// This machine has no recorder, or the recorder failed.
    case recorder
  }
}
