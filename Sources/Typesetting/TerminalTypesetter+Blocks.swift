import Messages
import Terminal

extension TerminalTypesetter {
  /// A heading, its level spelled out where looks can't show it.
  func headingLines(
    of content: [Inline], level: Int, style: Style, to measure: Measure
  ) -> [Line] {
    let look = style.overlaid(with: theme.heading(level: level))
    let label =
      if profile.accessible {
        profile.text(of: .heading(level))
      } else if !profile.attributes {
        String(repeating: "#", count: level) + " "
      } else {
        ""
      }
    let prefix = label.isEmpty ? [] : [furniture(label)]
    let title = spans(of: content, style: look, columns: measure.prose)
    return LineBreaker(width: measure.prose).lines(of: prefix + title)
  }

  /// A quote behind a bar, what it alerts to above it; or announced to a reader who listens.
  func quoteLines(
    of blocks: [Block], _ alert: Alert? = nil, style: Style, behind margin: Margin,
    to measure: Measure
  ) -> [Line] {
    let look = style.overlaid(with: theme.quote)
    let bar = profile.accessible ? .decoration(profile.marks.bar) : furniture(profile.marks.bar)
    let inner = measure.indented(by: 2)
    let name = profile.text(of: .name(of: alert))
    return announced(
      name + ":", end: .end(of: alert), behind: margin, to: measure
    ) { margin in
      let margin = inner == nil ? margin : margin.adding(bar, bar)
      guard let alert, !profile.accessible else {
        return passage(of: blocks, style: look, behind: margin, to: inner ?? measure).lines
      }
      let title = Line([.decoration(name, style: theme.style(of: alert))])
      return margin.setting([title.truncated(to: (inner ?? measure).prose)])
        + passage(of: blocks, style: look, behind: margin.continued, to: inner ?? measure).lines
    }
  }

  /// A pause, as wide as the text.
  ///
  /// - Parameter length: How long it is at most, in columns.
  func ruleLine(to measure: Measure, length: Int = .max) -> Line {
    let length = profile.accessible ? 3 : min(length, measure.prose)
    let rule = String(repeating: profile.marks.line, count: length)
    return Line([furniture(rule)]).truncated(to: measure.prose)
  }

  /// Rows behind a marker, which stands on a row of its own where there is no room beside it.
  ///
  /// - Parameter content: Sets what follows the marker; with no rows the marker stands alone.
  func hanging(
    _ marker: Span, _ following: Span, behind margin: Margin = .none, to measure: Measure,
    content: (Margin, Measure) -> [Line]
  ) -> [Line] {
    guard let inner = measure.indented(by: Line([marker]).width()) else {
      let rows = margin.setting(LineBreaker(width: measure.prose).lines(of: [marker]))
      return rows + content(margin.continued, measure)
    }
    let margin = margin.adding(marker, following)
    let rows = content(margin, inner)
    return rows.isEmpty ? [Line(margin.first).trimmed()] : rows
  }

  /// Rows between a label and its end for a reader who listens; else the rows alone.
  func announced(
    _ start: String, end: Message, behind margin: Margin = .none, to measure: Measure,
    rows: (Margin) -> [Line]
  ) -> [Line] {
    guard profile.accessible else { return rows(margin) }
    let labels = [start, profile.text(of: end)].map {
      LineBreaker(width: measure.prose).lines(of: [furniture($0)])
    }
    return margin.setting(labels[0]) + rows(margin.continued) + margin.continued.setting(labels[1])
  }
}
