/// Columns of text side by side, for lists and grade tables.
///
/// There are no borders: two blank columns separate the columns, so the right edge never depends on
/// a width that differs between terminals.
package struct Table: Sendable {
  /// The alignment of a column.
  package enum Alignment: Hashable, Sendable {
    case left, center, right
  }

  /// The content of a cell, on one row.
  package typealias Cell = Line

  /// The number of blank columns between two columns.
  package static let gap = 2

  /// The alignment of each column, from left to right.
  let columns: [Alignment]
  /// The rows, with an optional heading first; missing cells are empty, surplus ones are dropped.
  let rows: [[Cell]]

  package init(columns: [Alignment], rows: [[Cell]]) {
    self.columns = columns
    self.rows = rows
  }

  /// The rows of the screen; the widest columns are truncated if there is not enough room.
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

  /// Each column gets the width of its widest cell; then the widest column shrinks until all fit.
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
  /// The part of a cell's padding that comes before it.
  fileprivate func leadingPart(of padding: Int) -> Int {
    switch self {
    case .left: 0
    case .center: padding / 2
    case .right: padding
    }
  }
}
