/// A table with a header (GitHub Flavored Markdown 0.29, 4.10).
package struct TableBlock: Hashable, Sendable {
  /// The alignment of a column.
  package enum Alignment: Hashable, Sendable {
    /// No alignment in the source.
    case natural
    case left, center, right
  }

  /// The content of a cell; empty for an empty cell.
  package typealias Cell = [Inline]

  /// The alignment of each column, from left to right; at least one.
  let alignments: [Alignment]
  /// The name of each column.
  package let header: [Cell]
  /// The rows below the header; a row may have fewer cells than there are columns.
  package let rows: [[Cell]]

  package init(alignments: [Alignment], header: [Cell], rows: [[Cell]]) {
    (self.alignments, self.header, self.rows) = (alignments, header, rows)
  }
}
