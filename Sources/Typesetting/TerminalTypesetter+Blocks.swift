import Terminal

extension TerminalTypesetter {
  /// A heading, its level spelled out where looks can't show it.
  func headingLines(
    of content: [Inline], level: Int, style: Style, to measure: Measure
  ) -> [Line] {
    let look = style.overlaid(with: theme.heading(level: level))
    let label =
      if profile.accessible {
        "Heading \(level): "
      } else if !profile.attributes {
        String(repeating: "#", count: level) + " "
      } else {
        ""
      }
    let prefix = label.isEmpty ? [] : [furniture(label)]
    let title = spans(of: content, style: look, columns: measure.prose)
    return LineBreaker(width: measure.prose).lines(of: prefix + title)
  }

  /// A quote behind a bar, or announced to a reader who listens.
  func quoteLines(of blocks: [Block], style: Style, to measure: Measure) -> [Line] {
    let look = style.overlaid(with: theme.quote)
    let bar = profile.accessible ? .decoration("  ") : furniture("│ ")
    let inner = measure.indented(by: 2)
    let lines = lines(of: blocks, style: look, to: inner ?? measure)
    let rows = inner == nil ? lines : lines.map { $0.prefixed(by: bar).trimmed() }
    return announced("Quote:", rows, end: "End of quote.", to: measure)
  }

  /// A pause, as wide as the text.
  func ruleLine(to measure: Measure) -> Line {
    let rule =
      profile.accessible ? "---" : String(repeating: "─", count: measure.prose)
    return Line([furniture(rule)]).truncated(to: measure.prose)
  }

  /// Rows behind a prefix, which stands on a row of its own where there is no room beside it.
  func hanging(
    _ first: Span, _ following: Span, to measure: Measure, content: (Measure) -> [Line]
  ) -> [Line] {
    let width = Line([first]).width()
    guard let inner = measure.indented(by: width) else {
      let marker = LineBreaker(width: measure.prose).lines(of: [first])
      return marker + content(measure)
    }
    let lines = content(inner)
    guard let head = lines.first else { return [Line([first]).trimmed()] }
    return [head.prefixed(by: first).trimmed()]
      + lines.dropFirst().map { $0.prefixed(by: following).trimmed() }
  }

  /// Rows between a label and its end for a reader who listens; else the rows alone.
  func announced(
    _ start: String, _ rows: [Line], end: String, to measure: Measure
  ) -> [Line] {
    guard profile.accessible else { return rows }
    let labels = [start, end].map { Line([furniture($0)]).truncated(to: measure.prose) }
    return labels.prefix(1) + rows + labels.suffix(1)
  }
}
