import Terminal

extension TerminalTypesetter {
  /// Columns side by side, or one record for each row if they would be too narrow to read;
  /// accessible output has a sentence for each row.
  func tableLines(of table: TableBlock, style: Style, to measure: Measure) -> [Line] {
    if profile.accessible { return spokenLines(of: table, style: style, to: measure) }
    return columnLines(of: table, style: style, to: measure)
      ?? recordLines(of: table, style: style, to: measure)
  }

  /// The spans of the column names.
  func headerSpans(of table: TableBlock, style: Style, columns: Int) -> [[Span]] {
    let look = style.overlaid(with: theme.tableHeader)
    return table.header.map { spans(of: $0, style: look, columns: columns) }
  }

  /// A table may be as wide as the terminal, but no column wider than running text.
  private func columnLines(
    of table: TableBlock, style: Style, to measure: Measure
  ) -> [Line]? {
    let room = measure.code - Table.gap * (table.alignments.count - 1)
    guard room >= 0 else { return nil }
    let average = room / max(1, table.alignments.count)
    let rows =
      [headerSpans(of: table, style: style, columns: average)]
      + table.rows.map { row in row.map { spans(of: $0, style: style, columns: average) } }
    guard let widths = Self.widths(of: rows, within: room, columnLimit: measure.prose) else {
      return nil
    }
    let set = rows.map { row in
      zip(row, widths).map { LineBreaker(width: $1).lines(of: $0) }
    }
    let isClusterTooWide = set.contains { row in
      zip(row, widths).contains { cell, width in cell.contains { $0.width() > width } }
    }
    guard !isClusterTooWide else { return nil }
    return Table(columns: table.alignments.map(\.shown), rows: screenRows(of: set))
      .lines(width: measure.code)
  }

  private static func widths(
    of rows: [[[Span]]], within room: Int, columnLimit: Int
  ) -> [Int]? {
    let columns = (rows.first?.indices ?? 0..<0).map { column in
      rows.compactMap { column < $0.count ? $0[column] : nil }
    }
    let natural = columns.map { cells in
      min(columnLimit, cells.map(naturalWidth).max() ?? 0)
    }
    guard natural.reduce(0, +) > room else { return natural }
    let wishes = zip(columns, natural).map { cells, natural in
      ColumnWidths.Wish(
        natural: natural, longestWord: cells.map(LineBreaker.longestWord).max() ?? 0)
    }
    return ColumnWidths.fitting(wishes, within: room)
  }

  /// The width of a text in one row, where soft hyphens are invisible.
  private static func naturalWidth(of spans: [Span]) -> Int {
    spans.reduce(0) { width, span in
      width + WidthModel.widest.width(of: span.text)
        - span.text.unicodeScalars.count { $0 == "\u{AD}" }
    }
  }

  /// The header above a rule, then the rows, separated by empty ones if any has several lines.
  private func screenRows(of rows: [[[Line]]]) -> [[Table.Cell]] {
    let columns = rows.first?.indices ?? 0..<0
    let rule = columns.map { column in
      let lines = rows.flatMap { column < $0.count ? $0[column] : [] }
      let width = lines.map { $0.width() }.max() ?? 0
      return Line([furniture(String(repeating: profile.marks.line, count: width))])
    }
    let body = rows.dropFirst().map(Self.screenRows)
    let isApart = body.contains { $0.count > 1 }
    return (rows.first.map(Self.screenRows) ?? []) + [rule]
      + body.joined(separator: isApart ? [[]] : [])
  }

  /// The screen rows of one table row: as many as its tallest cell needs.
  private static func screenRows(of row: [[Line]]) -> [[Table.Cell]] {
    let height = max(1, row.map(\.count).max() ?? 1)
    return (0..<height).map { line in row.map { line < $0.count ? $0[line] : Line() } }
  }
}

extension TableBlock.Alignment {
  fileprivate var shown: Table.Alignment {
    switch self {
    case .natural, .left: .left
    case .center: .center
    case .right: .right
    }
  }
}
