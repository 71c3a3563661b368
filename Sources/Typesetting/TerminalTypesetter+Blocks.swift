import Messages
import Terminal

extension TerminalTypesetter {
  /// A heading, with its level written out if the terminal has no text attributes.
  func headingLines(
    of content: [Inline], level: Int, style: Style, to measure: Measure
  ) -> [Line] {
    let look = style.overlaid(with: theme.heading(level: level))
    let label =
      if profile.accessible {
        profile.text(of: Message("Heading \(level, "level"): "))
      } else if !profile.attributes {
        String(repeating: "#", count: level) + " "
      } else {
        ""
      }
    let prefix = label.isEmpty ? [] : [furniture(label)]
    let title = spans(of: content, style: look, columns: measure.prose)
    return LineBreaker(width: measure.prose).lines(of: prefix + title)
  }

  /// A quote with a bar in front and its alert above; accessible output announces it instead.
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

  /// A thematic break, as wide as the text.
  ///
  /// - Parameter length: The maximum length in columns.
  func ruleLine(to measure: Measure, length: Int = .max) -> Line {
    let length = profile.accessible ? 3 : min(length, measure.prose)
    let rule = String(repeating: profile.marks.line, count: length)
    return Line([furniture(rule)]).truncated(to: measure.prose)
  }

  /// Rows after a marker, which gets a separate row if there is no room beside it.
  ///
  /// - Parameter content: Sets the rows after the marker; without rows, the marker is alone.
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

  /// The rows, between a label and an end label in accessible output.
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

extension Message {
  /// The word above a quote, mostly in front of a colon.
  fileprivate static func name(of alert: Alert?) -> Message {
    switch alert {
    case nil: Message("Quote", context: "block")
    case .note: Message("Note", context: "block")
    case .tip: Message("Tip", context: "block")
    case .important: Message("Important", context: "block")
    case .warning: Message("Warning", context: "block")
    case .caution: Message("Caution", context: "block")
    }
  }

  /// Below a quote, for who listens.
  fileprivate static func end(of alert: Alert?) -> Message {
    switch alert {
    case nil: Message("End of quote.")
    case .note: Message("End of note.")
    case .tip: Message("End of tip.")
    case .important: Message("End of important.")
    case .warning: Message("End of warning.")
    case .caution: Message("End of caution.")
    }
  }
}
