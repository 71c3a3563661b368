import Messages
import Terminal

extension TerminalTypesetter {
  /// The length of the rule above the first footnote, in columns.
  private static let ruleLength = 12

  /// A footnote after its number. The first one has a short rule above it.
  func noteLines(
    of blocks: [Block], number: Int, style: Style, behind margin: Margin, to measure: Measure
  ) -> [Line] {
    // Translators: Before a footnote.
    let marker =
      profile.accessible ? profile.text(of: Message("Note \(number, "number"): ")) : "[\(number)] "
    let rule = number == 1 ? [ruleLine(to: measure, length: Self.ruleLength)] : []
    let indentation = String(repeating: " ", count: marker.count)
    return margin.setting(rule)
      + hanging(
        furniture(marker), .decoration(indentation),
        behind: rule.isEmpty ? margin : margin.continued, to: measure
      ) { passage(of: blocks, style: style, behind: $0, to: $1).lines }
  }
}
