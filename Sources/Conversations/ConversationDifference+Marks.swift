/// Which marks of a difference count.
extension ConversationDifference {
  var hasMarks: Bool { rounds.joined().contains(where: \.isMarked) }

  /// The same with only those marks that count, and those at these places.
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

  /// Where a step stands.
  struct Place: Hashable {
    let round: Int
    let step: Int
  }

  subscript(_ place: Place) -> Step { rounds[place.round][place.step] }

  /// The settings that differ from the right answer's, of objects that later say or hear something else
  /// than there: `delegate = nil`, and nobody listens any more.
  func wires(
    before counts: (Step) -> Bool, where mayCount: (Place) -> Bool
  ) -> Set<Place> {
    var last: [String: [String: Place]] = [:]
    for (round, steps) in rounds.enumerated() {
      for (index, step) in steps.enumerated() {
        let said = step.utterance
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
