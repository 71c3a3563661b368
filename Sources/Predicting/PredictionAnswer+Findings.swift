import Messages

extension PredictionAnswer {
  /// The maximum number of choices for a question of one minute.
  package static let mostChoices = 11

  /// Faults that make the question pointless, in sentences for the author.
  package var findings: [Message] {
    let tooMany: [Message] =
      choices.count > Self.mostChoices
      ? [.tooManyChoices(choices.count, most: Self.mostChoices)] : []
    return tooMany + findingsOfKind
  }

  private var findingsOfKind: [Message] {
    switch (prediction.kind, right) {
    case (.order, .sequence(let lines)):
      return choices.count < 2 ? [.onlyOneChoice] : lines.isEmpty ? [.noOrder] : []
    case (.which, .chosen(let lines)), (.freed, .chosen(let lines)):
      return (lines.isEmpty ? [prediction.kind.noneIsRight] : [])
        + (lines.count == choices.count ? [prediction.kind.allAreRight] : [])
    case (.change, .chosen(let lines)):
      return (lines.isEmpty ? [.noLineGoes] : [])
        + (lines.count == choices.count ? [.allLinesGo] : [])
        + fewerLines.map(Message.isPrintedLess)
    case (.fault, _):
      let same: [Message] = unedited == edited ? [.cureShowsNothing] : []
      guard case .broke(let reason, _) = edited else { return same }
      return same + [.cureDoesNotEnd(reason)]
    case (.write, _): return unedited == edited ? [.lineChangesNothing] : []
    default: return []
    }
  }

  /// Lines that the edit makes less frequent without removing them.
  private var fewerLines: [String] {
    let (before, after) = (unedited.lines, edited.lines)
    return before.distinct.filter { line in
      let count = after.count { $0 == line }
      return count > 0 && count < before.count { $0 == line }
    }
  }
}
