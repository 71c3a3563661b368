/// Selects the marks that count.
extension ConversationDifference {
  var hasMarks: Bool { rounds.joined().contains(where: \.isMarked) }

  /// Returns the difference with only the marks that count and those at the given places.
  func counting(_ counts: (Step) -> Bool, also others: Set<Place> = []) -> Self {
    var result = self
    result.rounds = rounds.enumerated().map { round, steps in
      steps.enumerated().compactMap { index, step in
        !step.isMarked || counts(step) || others.contains(Place(round: round, step: index))
          ? step : step.unmarked
      }
    }
    return result
  }

  /// The position of a step.
  struct Place: Hashable {
    let round: Int
    let step: Int
  }

  subscript(_ place: Place) -> Step { rounds[place.round][place.step] }

  /// Returns the places of settings that differ from the right answer and explain later differences
  /// in what the object sends or receives: after `delegate = nil`, the delegate receives no
  /// message.
  func wires(
    before counts: (Step) -> Bool, where mayCount: (Place) -> Bool
  ) -> Set<Place> {
    var last: [String: [String: Place]] = [:]
    for (round, steps) in rounds.enumerated() {
      for (index, step) in steps.enumerated() {
        let said = step.namedEvent
        if said.kind == .setting, ![said.receiver, Conversation.check].contains(said.sender) {
          last[said.receiver, default: [:]][said.say] = Place(round: round, step: index)
        } else if step.isMarked, said.kind == .message, counts(step) {
          let places = [said.sender, said.receiver].flatMap { last[$0, default: [:]].values }
          return Set(places.filter { self[$0].isMarked && mayCount($0) })
        }
      }
    }
    return []
  }
}
