/// Breaks text into rows that are no wider than a width.
///
/// Rows end where UAX #14 lets them; a word that is alone too long breaks between two grapheme
/// clusters, never inside one. Only a single cluster wider than the width can stick out. A newline
/// in the text ends a row, a soft hyphen shows only where it ended one.
package struct LineBreaker: Sendable {
  /// The columns that a row may take, its prefix included.
  package let width: Int
  /// What the first row starts with.
  package let first: [Span]
  /// What every other row starts with; as wide as `first` it makes a hanging indent.
  package let following: [Span]

  /// A way to break text, to `width` columns.
  package init(width: Int, first: [Span] = [], following: [Span] = []) {
    self.width = width
    self.first = first
    self.following = following
  }

  /// The rows of a text; the first prefix alone when there is no text.
  package func lines(of spans: [Span]) -> [Line] {
    let cells = Cells(of: spans)
    guard cells.count > 0 else { return first.isEmpty ? [] : [Line(first).trimmed()] }
    let firstRoom = width - Line(first).width()
    let followingRoom = width - Line(following).width()
    var lines: [Line] = []
    var start = 0
    while start < cells.count {
      let room = lines.isEmpty ? firstRoom : followingRoom
      let row = cells.row(from: start, room: max(1, room))
      start = row.next
      guard row.isVisible else { continue }
      lines.append(Line((lines.isEmpty ? first : following) + cells.spans(of: row)).trimmed())
    }
    return lines
  }
}
