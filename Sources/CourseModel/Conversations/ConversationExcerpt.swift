/// The part of a difference to draw: the first round that differs, and the steps before it that
/// made its objects known to each other.
struct ConversationExcerpt {
  /// The maximum number of steps drawn of a round.
  private static let stepLimit = 14
  /// The maximum number of marks in a readable picture.
  private static let markLimit = 6
  /// The maximum number of objects side by side.
  private static let peopleLimit = 6
  /// The maximum number of steps shown before a round to introduce its objects.
  private static let introductionLimit = 2

  /// The drawing; nil if nothing differs, or too much.
  let conversation: Conversation?

  /// Draws the first round that has a mark.
  init(of difference: ConversationDifference, _ ending: Conversation.Interruption?) {
    let index = difference.rounds.firstIndex { $0.contains(where: \.isMarked) }
    conversation = index.flatMap { Self.drawing(difference, round: $0, ending) }
  }

  /// Draws the round in which the recording ended, marked or not; draws nothing if the recording
  /// ended with the check.
  init(ofTheEndOf difference: ConversationDifference, _ ending: Conversation.Interruption?) {
    guard ending != nil, !difference.rounds.isEmpty else {
      conversation = nil
      return
    }
    conversation = Self.drawing(difference, round: difference.rounds.count - 1, ending)
  }

  private static func drawing(
    _ difference: ConversationDifference, round index: Int, _ ending: Conversation.Interruption?
  ) -> Conversation? {
    let round = difference.rounds[index]
    let isLast = index == difference.rounds.count - 1
    let interruption = isLast ? ending : nil
    let whole = upTo(interruption, round)
    let (all, isCut) = shortened(whole)
    // Objects that end after the last mark, as in the right answer, explain nothing.
    let end = all.lastIndex { if case .freed = $0 { false } else { true } }
    let shown = Array(all.prefix(end.map { $0 + 1 } ?? 0))
    guard shown.contains(where: \.isMarked) || interruption != nil else { return nil }
    let people = Set(shown.map(\.namedEvent).flatMap { [$0.sender, $0.receiver] + $0.arguments })
    let introductions = difference.rounds[..<index].joined().filter { step in
      guard case .kept(let said) = step, said.kind == .setting else { return false }
      return people.contains(said.receiver) && people.contains(said.arguments.first ?? "")
    }.suffix(introductionLimit)
    let before = difference.rounds[..<index].joined().filter { !$0.isMarked }.count
    var drawing = Drawing()
    drawing.omit(before - introductions.count)
    for step in introductions { drawing.add(step) }
    var last = -1
    for (place, step) in zip(places(of: shown, in: whole), shown) {
      drawing.omit(place - last - 1)
      last = place
      drawing.add(step)
    }
    if isCut { drawing.goOn() }
    if let interruption { drawing.add(interruption) }
    return drawing.conversation
  }

  /// Returns the steps before the interruption and the first message missing after it. The
  /// interruption explains all the other missing messages.
  private static func upTo(
    _ ending: Conversation.Interruption?, _ round: [ConversationDifference.Step]
  ) -> [ConversationDifference.Step] {
    guard ending != nil, let last = round.lastIndex(where: { $0.said != nil }) else { return round }
    return Array(round[...last] + round[(last + 1)...].filter(\.isMarked).prefix(1))
  }

  /// Returns the whole round if it is short; otherwise its first step and the surroundings of its
  /// marks, up to the limits for marks and objects.
  private static func shortened(
    _ round: [ConversationDifference.Step]
  ) -> (steps: [ConversationDifference.Step], isCut: Bool) {
    let marks = round.indices.filter { round[$0].isMarked }
    var people: Set<String> = []
    var shown: [Int] = []
    for place in marks.prefix(markLimit) {
      let more = people.union(round[place].people)
      guard more.count <= peopleLimit || shown.isEmpty else { break }
      people = more
      shown.append(place)
    }
    let last = shown.last ?? round.count - 1
    let isCut = marks.contains { $0 > last }
    let isLong = round.count > stepLimit
    let around = round.indices.filter { place in
      if shown.contains(place) { return true }
      guard !round[place].isMarked, !isCut || place <= last else { return false }
      return !isLong || place == 0 || shown.contains { abs($0 - place) <= 2 }
    }
    var result: [Int] = []
    for place in around {
      let more = people.union(round[place].people)
      guard shown.contains(place) || more.count <= peopleLimit else { continue }
      people = more
      result.append(place)
    }
    return (result.prefix(stepLimit).map { round[$0] }, isCut)
  }

  /// Returns the positions of the shown steps in their round.
  private static func places(
    of shown: [ConversationDifference.Step], in round: [ConversationDifference.Step]
  ) -> [Int] {
    var start = 0
    return shown.map { step in
      let place = round[start...].firstIndex { $0.isSame(as: step) } ?? start
      start = min(place + 1, round.count - 1)
      return place
    }
  }
}

extension ConversationDifference.Step {
  /// The objects that a picture of this step needs.
  fileprivate var people: Set<String> {
    switch self {
    case .freed(let end), .notFreed(let end), .freedEarly(let end): [end.receiver]
    case .misdirected(let said, let expected):
      [said.sender, said.receiver, expected.sender, expected.receiver]
    default: namedEvent.kind == .looking ? [] : [namedEvent.sender, namedEvent.receiver]
    }
  }

  fileprivate func isSame(as other: Self) -> Bool {
    isMarked == other.isMarked && namedEvent == other.namedEvent
  }
}

extension ConversationExcerpt {
  /// A conversation built step by step.
  struct Drawing {
    private(set) var people: [String] = []
    private var steps: [Conversation.Step] = []

    /// The drawing so far; nil while there are no messages.
    var conversation: Conversation? {
      people.isEmpty ? nil : Conversation(participants: people, steps: steps)
    }

    /// Leaves out this many steps.
    mutating func omit(_ count: Int) {
      guard count > 0 else { return }
      if case .omission(let before)? = steps.last {
        steps[steps.count - 1] = .omission(before + count)
      } else {
        steps.append(.omission(count))
      }
    }

    /// Shows that more steps follow.
    mutating func goOn() { steps.append(.rest(nil)) }

    mutating func add(_ interruption: Conversation.Interruption) {
      steps.append(.interruption(interruption))
    }

    mutating func add(_ step: ConversationDifference.Step) {
      switch step {
      case .kept(let said): say(said, nil)
      case .missing(let one): say(one, .missing)
      case .surplus(let said): say(said, .surplus)
      case .moved(let said, let isTooEarly): say(said, isTooEarly ? .tooEarly : .tooLate)
      case .belongs(let one): say(one, .belongsHere)
      case .changed(let said, let expected): change(said, expected)
      case .misdirected(let said, let expected):
        say(
          said,
          .misdirected(
            expectedSender: index(of: expected.sender),
            expectedReceiver: index(of: expected.receiver)))
      case .freed(let end): steps.append(.end(of: index(of: end.receiver), nil))
      case .notFreed(let end): steps.append(.end(of: index(of: end.receiver), .missing))
      case .freedEarly(let end): steps.append(.end(of: index(of: end.receiver), .surplus))
      }
    }

    /// Draws a message with other values, with another answer, or on another thread.
    private mutating func change(_ said: NamedEvent, _ expected: NamedEvent) {
      let places = said.places(differingFrom: expected)
      let text = expected.text(filling: places, beside: said)
      if !places.isEmpty || said.arguments.count != expected.arguments.count {
        say(said, .changed(expected: text), filling: places, beside: expected)
      } else if let answer = said.answer, let right = expected.answer {
        say(said, nil)
        steps.append(
          .message(
            .init(
              sender: index(of: said.receiver), receiver: index(of: said.sender), text: answer,
              isAnswer: true, thread: said.thread, mark: .changed(expected: right))))
      } else {
        say(
          said,
          .changed(expected: [text, expected.thread].compactMap(\.self).joined(separator: ", ")))
      }
    }

    private mutating func say(
      _ said: NamedEvent, _ mark: Conversation.Mark?, filling places: Set<Int> = [],
      beside other: NamedEvent? = nil
    ) {
      // A check that inspects an object sends no message.
      guard said.kind != .looking else { return }
      steps.append(
        .message(
          .init(
            sender: index(of: said.sender), receiver: index(of: said.receiver),
            text: said.text(filling: places, beside: other), thread: said.thread, mark: mark)))
    }

    private mutating func index(of name: String) -> Int {
      if let index = people.firstIndex(of: name) { return index }
      people.append(name)
      return people.count - 1
    }
  }
}
