/// The messages of a run compared with those of a right answer, round by round.
struct ConversationDifference {
  /// One message, sent or missing.
  enum Step {
    case kept(NamedEvent)
    case missing(NamedEvent)
    case surplus(NamedEvent)
    /// Sent with other values.
    case changed(NamedEvent, expected: NamedEvent)
    /// Sent to another object, or by another object.
    case misdirected(NamedEvent, expected: NamedEvent)
    /// Sent at another time.
    case moved(NamedEvent, isTooEarly: Bool)
    /// The place where it should have been sent.
    case belongs(NamedEvent)
    /// Deallocated, as in the right answer.
    case freed(NamedEvent)
    /// Still alive, but should have been deallocated.
    case notFreed(NamedEvent)
    /// Deallocated while still needed.
    case freedEarly(NamedEvent)
  }

  /// The rounds that occur in both runs, in order.
  var rounds: [[Step]] = []
  /// Whether the run consists of the first rounds of the right answer: up to its end, the check did
  /// nothing different.
  let isAligned: Bool

  /// - Parameter own: The messages to itself for which an object is compared, besides those that
  ///   Cocoa receives; nil for all.
  init(of actual: Script, from expected: Script, own: Set<String>?) {
    // The check is the same program in both runs. Where its actions differ, it has given up, and
    // the learner is not to blame for anything that follows.
    let pairs = SequenceAlignment.pairs(expected.rounds, actual.rounds) { expected, actual in
      guard let wanted = expected.namedEvents.first, let seen = actual.namedEvents.first else {
        return expected.namedEvents.isEmpty && actual.namedEvents.isEmpty ? 0 : nil
      }
      return wanted.isSameMessage(as: seen) ? 0 : nil
    }
    let last = pairs.lastIndex { $0.0 != nil && $0.1 != nil } ?? 0
    isAligned =
      pairs.prefix(last + 1).allSatisfy { $0.0 != nil && $0.1 != nil }
      && pairs.dropFirst(last + 1).allSatisfy { $0.1 == nil }
    // Objects that are deallocated because the check gave up send their last messages too early.
    let hasGivenUp = pairs.dropFirst(last + 1).contains { $0.0 != nil }
    var ends = Ends(expected: expected, actual: actual)
    for (index, pair) in pairs.enumerated() {
      ends.note(expected: pair.0, actual: pair.1)
      guard let wanted = pair.0, let seen = pair.1 else { continue }
      let counts = { (said: NamedEvent) in !(hasGivenUp && index == last && said.isLastWord) }
      var steps = Self.steps(
        from: wanted.namedEvents.filter(counts), to: seen.namedEvents.filter(counts), own: own)
      // The check's own objects end with it; their order and time don't count.
      if index != last { steps += ends.steps(expected: wanted, actual: seen) }
      rounds.append(steps)
    }
  }

  private static func steps(
    from expected: [NamedEvent], to actual: [NamedEvent], own: Set<String>?
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

  private static func compared(_ actual: NamedEvent, to expected: NamedEvent) -> Step {
    if expected.isEqual(to: actual) { return .kept(actual) }
    if expected.kind == .looking {
      return expected.answer == "true" ? .notFreed(actual) : .freedEarly(actual)
    }
    return expected.isSameMessage(as: actual)
      ? .changed(actual, expected: expected) : .misdirected(actual, expected: expected)
  }

  /// Turns a surplus step and an equal missing step into one that moved. The move only counts in
  /// three cases: the same object receives another message in between; the sender sends itself one
  /// in between; or an object sends a message before it changes a property instead of after.
  private static func movingTogether(_ steps: [Step], own: Set<String>?) -> [Step] {
    var steps = steps
    // An endless loop sends thousands of messages, and the right answer few.
    let missing = steps.indices.filter { if case .missing = steps[$0] { true } else { false } }
    for index in steps.indices {
      guard !missing.isEmpty, case .surplus(let said) = steps[index] else { continue }
      let other = missing.first { place in
        if case .missing(let missing) = steps[place] { missing.isEqual(to: said) } else { false }
      }
      guard let other else { continue }
      let between = steps[min(index, other) + 1..<max(index, other)].compactMap(\.said)
      let matters = between.contains { step in
        // An object may set its properties in any order, unless that makes it send a message.
        if step.isChangeOfItself, said.isChangeOfItself { return false }
        return step.receiver == said.receiver
          || step.sender == said.sender && step.receiver == said.sender
            && own?.contains(NamedEvent.baseName(step.say)) != false
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

/// The objects that have been deallocated so far, in both runs.
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
  /// The message that was sent; nil for missing messages and deallocations.
  var said: NamedEvent? {
    switch self {
    case .kept(let said), .surplus(let said), .changed(let said, _), .misdirected(let said, _),
      .moved(let said, _):
      said
    case .missing, .belongs, .freed, .notFreed, .freedEarly: nil
    }
  }

  /// The message or deallocation, whether or not it happened.
  var namedEvent: NamedEvent {
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

  /// Whether both differ from the right answer in the same way.
  func isSameMark(as other: Self) -> Bool {
    switch (self, other) {
    case (.missing(let one), .missing(let other)), (.surplus(let one), .surplus(let other)),
      (.notFreed(let one), .notFreed(let other)), (.freedEarly(let one), .freedEarly(let other)):
      one.isEqual(to: other)
    case (.changed(let one, let expected), .changed(let other, let wanted)):
      expected == wanted && one.isEqual(to: other)
    default: false
    }
  }

  /// Whether one of the check's own objects takes part, so that the check can observe the step.
  var isBeforeCheck: Bool {
    switch self {
    case .changed(let said, let expected), .misdirected(let said, let expected):
      said.isBeforeCheck || expected.isBeforeCheck
    default: namedEvent.isBeforeCheck
    }
  }

  /// Whether the step is a query that was sent at another time, or more or less often. Programs may
  /// query whenever and as often as they like.
  var isOnlyAsked: Bool {
    switch self {
    case .missing(let one), .surplus(let one), .moved(let one, _), .belongs(let one):
      one.kind == .message && one.answer != nil
    case .kept, .changed, .misdirected, .freed, .notFreed, .freedEarly: false
    }
  }

  /// Whether only the values that the check itself passes differ. The message is the same, so those
  /// values differ because of something that happened before.
  var isHandedOverByCheck: Bool {
    guard case .changed(let said, let expected) = self else { return false }
    return said.sender == Conversation.check && expected.sender == Conversation.check
      && RecordedValue.mean(
        said.kinds.answer ?? RecordedValue.unseen, expected.kinds.answer ?? RecordedValue.unseen)
  }

  /// The step without its mark; nil if the message was not sent.
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
