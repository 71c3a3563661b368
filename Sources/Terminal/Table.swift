/// Columns of text side by side: what lists and grade tables print.
///
/// No borders: two columns of space stand between, and a right edge never depends on a width that
/// terminals disagree about.
package struct Table: Sendable {
  /// Which edge the cells of a column share.
  package enum Alignment: Hashable, Sendable {
    case left, center, right
  }

  /// One field: what it shows, in one row.
  package typealias Cell = Line

  /// The columns of space between two columns.
  package static let gap = 2

  /// How each column is aligned, from left to right.
  package let columns: [Alignment]
  /// The rows, a heading first if there is one; a cell too few is empty, one too many is dropped.
  package let rows: [[Cell]]

  /// A table of rows.
  package init(columns: [Alignment], rows: [[Cell]]) {
    self.columns = columns
    self.rows = rows
  }

  /// The rows of the screen; the widest columns give way, with an ellipsis, when there is no room.
  package func lines(width: Int) -> [Line] {
    let widths = widths(within: width)
    return rows.map { row in
      var spans: [Span] = []
      for (index, alignment) in columns.enumerated() {
        let cell = index < row.count ? row[index].truncated(to: widths[index]) : Line()
        let padding = max(0, widths[index] - cell.width())
        let leading = alignment.leadingPart(of: padding)
        let before = (index > 0 ? Self.gap : 0) + leading
        spans += [.decoration(String(repeating: " ", count: before))] + cell.spans
        spans.append(.decoration(String(repeating: " ", count: padding - leading)))
      }
      return Line(spans).trimmed().truncated(to: width)
    }
  }

  /// Each column as wide as its widest cell, then the widest one narrower until all fit.
  private func widths(within width: Int) -> [Int] {
    var widths = columns.indices.map { index in
      rows.map { index < $0.count ? $0[index].width() : 0 }.max() ?? 0
    }
    let room = width - Self.gap * max(0, columns.count - 1)
    while widths.reduce(0, +) > room, let widest = widths.max(), widest > 1,
      let index = widths.lastIndex(of: widest)
    {
      widths[index] -= 1
    }
    return widths
  }
}

extension Table.Alignment {
  /// How much of a cell's padding stands before it.
  fileprivate func leadingPart(of padding: Int) -> Int {
    switch self {
    case .left: 0
    case .center: padding / 2
    case .right: padding
    }
  }
}
