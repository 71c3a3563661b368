/// Cells in rows and columns beneath a header (GitHub Flavored Markdown 0.29, 4.10).
package struct TableBlock: Hashable, Sendable {
  /// Which edge the cells of a column share.
  package enum Alignment: Hashable, Sendable {
    /// The author did not say.
    case natural
    case left, center, right
  }

  /// What stands in a row and a column; nothing if it is empty.
  package typealias Cell = [Inline]

  /// How each column is aligned, from left to right; at least one.
  package let alignments: [Alignment]
  /// The name of each column.
  package let header: [Cell]
  /// The rows beneath the header; a row that the author ended early has fewer cells than columns.
  package let rows: [[Cell]]

  /// Rows beneath a header.
  package init(alignments: [Alignment], header: [Cell], rows: [[Cell]]) {
    (self.alignments, self.header, self.rows) = (alignments, header, rows)
  }
}
