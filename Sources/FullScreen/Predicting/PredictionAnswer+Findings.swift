import Messages

extension PredictionAnswer {
  /// The maximum number of choices for a question of one minute.
  static let mostChoices = 11

  /// Faults that make the question pointless, in sentences for the author.
  package var findings: [Message] {
    let tooMany: [Message] =
      choices.count > Self.mostChoices
      ? [
        Message(
          """
          the question offers \(choices.count, "count") lines, but \(Self.mostChoices, "most") are \
          the limit; make the program print less
          """)
      ] : []
    return tooMany + findingsOfKind
  }

  private var findingsOfKind: [Message] {
    switch (prediction.kind, right) {
    case (.order, .sequence(let lines)):
      return choices.count < 2
        ? [
          Message(
            """
            the question offers only one answer; add a wrong line, '- LINE', or print more
            """)
        ]
        : lines.isEmpty
          ? [Message("nothing is printed, so there is no order; ask 'which' or 'count'")] : []
    case (.which, .chosen(let lines)), (.freed, .chosen(let lines)):
      return (lines.isEmpty ? [prediction.kind.noneIsRight] : [])
        + (lines.count == choices.count ? [prediction.kind.allAreRight] : [])
    case (.change, .chosen(let lines)):
      return (lines.isEmpty ? [Message("the edit removes no line; choose another edit")] : [])
        + (lines.count == choices.count
          ? [Message("the edit removes all lines; keep one of them")] : [])
        + fewerLines.map(Message.isPrintedLess)
    case (.fault, _):
      let same: [Message] =
        unedited == edited
        ? [
          Message(
            "the program prints the same with the fix; choose one that makes a difference")
        ] : []
      guard case .broke(let reason, _) = edited else { return same }
      // Translators: The cure puts the program's fault right; the reason is a sentence.
      return same + [
        Message("the program does not finish with the fix: \(reason, "reason")")
      ]
    case (.write, _):
      return unedited == edited
        ? [
          Message(
            """
            the program prints the same without the line to write; choose one that makes a \
            difference
            """)
        ] : []
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

extension Message {
  /// The line is the program's.
  fileprivate static func isPrintedLess(_ line: String) -> Message {
    Message(
      """
      '\(line, "line")' is printed less often after the edit, but still printed, so readers can't \
      say whether it goes; make the lines differ
      """)
  }
}

extension Prediction.Kind {
  /// Objects are freed, lines are printed.
  var noneIsRight: Message {
    self == .freed
      ? Message("none of the options is freed; add one that is")
      : Message("none of the options is printed; add one that is")
  }

  /// Objects are freed, lines are printed.
  var allAreRight: Message {
    self == .freed
      ? Message("all options are freed; add one that is not")
      : Message("all options are printed; add one that is not")
  }
}
