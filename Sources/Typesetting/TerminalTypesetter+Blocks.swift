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
    let label = profile.accessible ? [Line([furniture("Quote:")]).truncated(to: measure.prose)] : []
    guard let inner = measure.indented(by: 2) else {
      return label + lines(of: blocks, style: look, to: measure)
    }
    let lines = lines(of: blocks, style: look, to: inner)
    return label + lines.map { $0.prefixed(by: bar).trimmed() }
  }

  /// Items behind their markers; numbers are right-aligned below each other.
  func listLines(of list: ListBlock, style: Style, to measure: Measure) -> [Line] {
    let markers = list.items.indices.map { marker(of: $0, in: list) }
    let width = markers.map(\.count).max() ?? 0
    var lines: [Line] = []
    for (item, marker) in zip(list.items, markers) {
      let padding = String(repeating: " ", count: width - marker.count)
      let added = hanging(
        furniture(padding + marker),
        .decoration(String(repeating: " ", count: width)), to: measure
      ) {
        self.lines(of: item.blocks, isTight: list.isTight, style: style, to: $0)
      }
      if !lines.isEmpty, !list.isTight { lines.append(Line()) }
      lines += added
    }
    return lines
  }

  private func marker(of index: Int, in list: ListBlock) -> String {
    switch list.marker {
    case .bullet: profile.accessible ? "- " : "• "
    case .number(let start, let delimiter): "\(start + index)\(delimiter) "
    }
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
}
