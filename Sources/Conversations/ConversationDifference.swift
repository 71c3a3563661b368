/// What was said in a run beside what is said in a right answer, round by round.
struct ConversationDifference {
  /// One thing that was said, or should have been.
  enum Step {
    case kept(Utterance)
    case missing(Utterance)
    case surplus(Utterance)
    /// Said with something else in it.
    case changed(Utterance, expected: Utterance)
    /// Said to somebody else, or by somebody else.
    case misdirected(Utterance, expected: Utterance)
    /// Said at another time.
    case moved(Utterance, isTooEarly: Bool)
    /// Where it should have been said.
    case belongs(Utterance)
    /// Somebody is freed, as in the right answer.
    case freed(Utterance)
    /// Somebody is not freed who should be.
    case notFreed(Utterance)
    /// Somebody is freed who is still needed.
    case freedEarly(Utterance)
  }

  /// The rounds that both runs have, in order.
  var rounds: [[Step]] = []
  /// Whether these are all rounds of the run, and those that the right answer begins with: the check
  /// did nothing else, up to where it ended.
  let isAligned: Bool

  /// - Parameter own: Messages to oneself that count though Cocoa does not hear them; nil if all do.
  init(of actual: Script, from expected: Script, own: Set<String>?) {
    // What the check does is the same program twice: where it does something else, it has given up, and
    // what follows is nobody's fault.
    let pairs = SequenceAlignment.pairs(expected.rounds, actual.rounds) { expected, actual in
      guard let wanted = expected.utterances.first, let seen = actual.utterances.first else {
        return expected.utterances.isEmpty && actual.utterances.isEmpty ? 0 : nil
      }
      guard wanted.isSameMessage(as: seen) else { return nil }
      return wanted.hasEqualValues(as: seen) ? 0 : 0.1
    }
    let last = pairs.lastIndex { $0.0 != nil && $0.1 != nil } ?? 0
    isAligned =
      pairs.prefix(last + 1).allSatisfy { $0.0 != nil && $0.1 != nil }
      && pairs.dropFirst(last + 1).allSatisfy { $0.1 == nil }
    // Objects that go because the check has given up say their last words too early.
    let hasGivenUp = pairs.dropFirst(last + 1).contains { $0.0 != nil }
    var ends = Ends(expected: expected, actual: actual)
    for (index, pair) in pairs.enumerated() {
      ends.note(expected: pair.0, actual: pair.1)
      guard let wanted = pair.0, let seen = pair.1 else { continue }
      let counts = { (said: Utterance) in !(hasGivenUp && index == last && said.isLastWord) }
      var steps = Self.steps(
        from: wanted.utterances.filter(counts), to: seen.utterances.filter(counts), own: own)
      // With the check its own objects end, and who goes then, and when, is no part of it.
      if index != last { steps += ends.steps(expected: wanted, actual: seen) }
      rounds.append(steps)
    }
  }

  private static func steps(
    from expected: [Utterance], to actual: [Utterance], own: Set<String>?
  ) -> [Step] {
    let pairs = SequenceAlignment.pairs(expected, actual) { expected, actual in
      if expected.isEqual(to: actual) { return 0 }
      guard expected.kind == actual.kind, expected.say == actual.say else { return nil }
      if expected.isSameMessage(as: actual) { return 0.5 }
      return expected.hasSameSender(as: actual) || expected.kinds.receiver == actual.kinds.receiver
        ? 1.2 : nil
    }
    let steps: [Step] = pairs.compactMap { pair in
      switch pair {
      case (let expected?, let actual?): compared(actual, to: expected)
      case (let expected?, nil): .missing(expected)
      case (nil, let actual?): .surplus(actual)
      case (nil, nil): nil
      }
    }
    return movingTogether(steps, own: own)
  }

  private static func compared(_ actual: Utterance, to expected: Utterance) -> Step {
    if expected.isEqual(to: actual) { return .kept(actual) }
    if expected.kind == .looking {
      return expected.answer == "true" ? .notFreed(actual) : .freedEarly(actual)
    }
    return expected.isSameMessage(as: actual)
      ? .changed(actual, expected: expected) : .misdirected(actual, expected: expected)
  }

  /// What is too much at one place and missing at another was said at another time. That makes no
  /// difference unless something stands between that the same object hears, or that the one who says
  /// it tells itself; or that an object says to another before it changes, and not afterwards.
  private static func movingTogether(_ steps: [Step], own: Set<String>?) -> [Step] {
    var steps = steps
    for index in steps.indices {
      guard case .surplus(let said) = steps[index] else { continue }
      let other = steps.firstIndex { step in
        if case .missing(let missing) = step { missing.isEqual(to: said) } else { false }
      }
      guard let other else { continue }
      let between = steps[min(index, other) + 1..<max(index, other)].compactMap(\.said)
      let matters = between.contains { step in
        // In which order an object sets its own properties is its own business, unless that makes it say
        // something.
        if step.isChangeOfItself, said.isChangeOfItself { return false }
        return step.receiver == said.receiver
          || step.sender == said.sender && step.receiver == said.sender
            && own?.contains(Utterance.baseName(step.say)) != false
          || said.isChangeOfItself && step.sender == said.sender && step.receiver != said.sender
      }
      steps[index] = matters ? .moved(said, isTooEarly: index < other) : .kept(said)
      steps[other] = .belongs(said)
    }
    return steps.enumerated().filter { index, step in
      guard case .belongs(let said) = step else { return true }
      return steps.contains { other in
        if case .moved(let moved, _) = other { moved.isEqual(to: said) } else { false }
      }
    }.map(\.element)
  }
}

/// Who has ended so far, in both runs.
private struct Ends {
  private let expectedPeople: Set<String>
  private let actualPeople: Set<String>
  private var expected: Set<String> = []
  private var actual: Set<String> = []

  init(expected: Script, actual: Script) {
    expectedPeople = expected.people
    actualPeople = actual.people
  }

  mutating func note(expected round: Script.Round?, actual other: Script.Round?) {
    expected.formUnion(round?.freed.map(\.receiver) ?? [])
    actual.formUnion(other?.freed.map(\.receiver) ?? [])
  }

  func steps(
    expected wanted: Script.Round, actual seen: Script.Round
  ) -> [ConversationDifference.Step] {
    seen.freed.filter { expectedPeople.contains($0.receiver) }.map {
      expected.contains($0.receiver) ? .freed($0) : .freedEarly($0)
    }
      + wanted.freed.filter { actualPeople.contains($0.receiver) && !actual.contains($0.receiver) }
      .map { .notFreed($0) }
  }
}

extension ConversationDifference.Step {
  /// What was said; nil for what was not, and for ends.
  var said: Utterance? {
    switch self {
    case .kept(let said), .surplus(let said), .changed(let said, _), .misdirected(let said, _),
      .moved(let said, _):
      said
    case .missing, .belongs, .freed, .notFreed, .freedEarly: nil
    }
  }

  /// What it is about, said or not.
  var utterance: Utterance {
    switch self {
    case .kept(let one), .missing(let one), .surplus(let one), .changed(let one, _),
      .misdirected(let one, _), .moved(let one, _), .belongs(let one), .freed(let one),
      .notFreed(let one), .freedEarly(let one):
      one
    }
  }

  var isMarked: Bool {
    switch self {
    case .kept, .freed: false
    case .missing, .surplus, .changed, .misdirected, .moved, .belongs, .notFreed, .freedEarly: true
    }
  }

  /// Whether an object of the check's takes part in it, before whose eyes it happens.
  var isBeforeCheck: Bool {
    switch self {
    case .changed(let said, let expected), .misdirected(let said, let expected):
      said.isBeforeCheck || expected.isBeforeCheck
    default: utterance.isBeforeCheck
    }
  }

  /// Whether it is a question that is asked at another time, or once more or less: one may ask when and
  /// as often as one likes.
  var isOnlyAsked: Bool {
    switch self {
    case .missing(let one), .surplus(let one), .moved(let one, _), .belongs(let one):
      one.kind == .message && one.answer != nil
    case .kept, .changed, .misdirected, .freed, .notFreed, .freedEarly: false
    }
  }

  /// Whether only that differs which the check itself hands over: it says the same, and what it has to hand
  /// over came about before.
  var isHandedOverByCheck: Bool {
    guard case .changed(let said, let expected) = self else { return false }
    return said.sender == Conversation.check && expected.sender == Conversation.check
      && RecordedValue.mean(
        said.kinds.answer ?? RecordedValue.unseen, expected.kinds.answer ?? RecordedValue.unseen)
  }

  /// The same without its mark; nil for what was not said.
  var unmarked: Self? {
    switch self {
    case .kept, .freed: self
    case .surplus(let said), .changed(let said, _), .misdirected(let said, _), .moved(let said, _):
      .kept(said)
    case .freedEarly(let end): end.kind == .freeing ? .freed(end) : .kept(end)
    case .missing, .belongs, .notFreed: nil
    }
  }
}
