import Terminal

extension ReaderModel {
  /// The screen: as many lines as it has rows, none wider than it is; nil while it stays as it is.
  package var view: [Line]? { isCalm ? nil : rows }

  var rows: [Line] {
    let isTiny = size.rows == 1
    let lines = body.map { $0.truncated(to: size.columns) }
    let filled = lines + Array(repeating: Line(), count: max(0, bodyRows - lines.count))
    guard isTiny else { return filled + [statusLine] }
    // A single row only has room for the page or for the message.
    if case .query = mode { return [statusLine] }
    return notice.isEmpty ? filled : [statusLine]
  }

  private var body: [Line] {
    switch mode {
    case .reading, .query: return visibleRows.map(line)
    case .contents(let menu): return contentsLines(menu)
    case .help(let pane), .output(_, let pane): return Array(pane.visible)
    }
  }

  /// Returns a row of the page with the chosen link and the matches marked.
  private func line(at row: Int) -> Line {
    var line = layout.lines[row]
    if let focus {
      for place in layout.links[focus].places where place.row == row {
        line.spans[place.span] = line.spans[place.span].marked(Style(reverse: true))
      }
    }
    return search.map { line.marked(by: $0, from: layout.index.starts[row]) } ?? line
  }
}

// MARK: - Marks

extension Span {
  fileprivate func marked(_ mark: Style) -> Span {
    Span(text, style: style.overlaid(with: mark), role: role, link: link)
  }
}

extension Line {
  /// All matches are marked, the current one most.
  private static let match = Style(underline: true, foreground: .black, background: .yellow)
  private static let current = Style(bold: true, reverse: true)

  /// Returns this row with its matches marked.
  ///
  /// - Parameter start: The number of units before the row.
  fileprivate func marked(by search: Search, from start: Int) -> Line {
    var unit = start
    let spans = self.spans.flatMap { span -> [Span] in
      guard span.role == .content else { return [span] }
      return span.marked(by: search, from: &unit)
    }
    return unit == start ? self : Line(spans)
  }
}

extension Span {
  /// Splits this span where marks begin and end; a partly matched cluster is marked as a whole.
  fileprivate func marked(by search: Search, from unit: inout Int) -> [Span] {
    let end = unit + TextIndex.unitCount(of: text)
    let matches = search.indices(touching: unit..<end)
    guard !matches.isEmpty else {
      unit = end
      return [self]
    }
    var pieces: [(text: String, mark: Style?)] = []
    for character in text {
      let count = TextIndex.unitCount(of: String(character))
      // White space belongs to a match that has units on both sides of it.
      let touched =
        count > 0 ? search.indices(touching: unit..<unit + count) : search.indices(around: unit)
      let mark =
        touched.isEmpty ? nil : Line.mark(isCurrent: touched.contains(search.current ?? -1))
      unit += count
      if let last = pieces.last, last.mark == mark {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append((String(character), mark))
      }
    }
    return pieces.map { piece in
      Span(
        piece.text, style: piece.mark.map(style.overlaid) ?? style, role: role, link: link)
    }
  }
}

extension Line {
  fileprivate static func mark(isCurrent: Bool) -> Style { isCurrent ? current : match }
}
