import Terminal

extension TerminalTypesetter {
  /// How long the rule above the first note is, in columns.
  private static let ruleLength = 12

  /// A note behind its number; the first one below a short rule, a pause to a reader who listens.
  func noteLines(
    of blocks: [Block], number: Int, style: Style, behind margin: Margin, to measure: Measure
  ) -> [Line] {
    let marker = profile.accessible ? profile.text(of: .note(number)) : "[\(number)] "
    let rule = number == 1 ? [ruleLine(to: measure, length: Self.ruleLength)] : []
    let indentation = String(repeating: " ", count: marker.count)
    return margin.setting(rule)
      + hanging(
        furniture(marker), .decoration(indentation),
        behind: rule.isEmpty ? margin : margin.continued, to: measure
      ) { passage(of: blocks, style: style, behind: $0, to: $1).lines }
  }
}
