extension PredictionAnswer {
  /// The most lines that are offered: more are no question of a minute.
  package static let mostChoices = 11

  /// What an author should change so that there is something to be found out, in sentences.
  package var findings: [String] {
    var findings: [String] = []
    if choices.count > Self.mostChoices {
      findings.append(
        "\(choices.count) lines are offered, at most \(Self.mostChoices) may be; let a shorter "
          + "program print less")
    }
    switch (prediction.kind, right) {
    case (.order, .sequence(let lines)):
      if choices.count < 2 {
        findings.append("only one answer is offered; add a false line, '- LINE', or print more")
      } else if lines.isEmpty {
        findings.append("nothing is printed, so there is no order; ask 'which' or 'count'")
      }
    case (.which, .chosen(let lines)), (.freed, .chosen(let lines)):
      let deed = prediction.kind == .freed ? "freed" : "printed"
      if lines.isEmpty { findings.append("none of the options is \(deed); add one that is") }
      if lines.count == choices.count {
        findings.append("all options are \(deed); add one that is not")
      }
    case (.change, .chosen(let lines)):
      if lines.isEmpty { findings.append("the edit takes away no line; choose another edit") }
      if lines.count == choices.count {
        findings.append("the edit takes away all lines; let one of them stay")
      }
      findings += fewerLines.map {
        "'\($0)' is printed less often after the edit, and still printed, so nobody can say "
          + "whether it goes; let the lines differ"
      }
    case (.fault, _):
      if unedited == edited {
        findings.append("the program prints the same with the cure; choose one that shows")
      }
      if case .broke(let reason, _) = edited {
        findings.append("the program does not run to its end with the cure: \(reason)")
      }
    default: break
    }
    return findings
  }

  /// Lines that the edit makes rarer and does not take away.
  private var fewerLines: [String] {
    let (before, after) = (unedited.lines, edited.lines)
    return before.distinct.filter { line in
      let count = after.count { $0 == line }
      return count > 0 && count < before.count { $0 == line }
    }
  }
}
