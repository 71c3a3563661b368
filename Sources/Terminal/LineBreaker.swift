/// Breaks text into rows no wider than a given width.
///
/// Rows end where UAX #14 allows it. A word that is too long breaks between two grapheme clusters,
/// never inside one. Only a single cluster wider than the width can exceed it. A newline in the
/// text ends a row; a soft hyphen shows only at the end of a row.
package struct LineBreaker: Sendable {
  /// The maximum width of a row, including its prefix.
  let width: Int
  /// The prefix of the first row.
  let first: [Span]
  /// The prefix of every other row; with the width of `first`, it makes a hanging indent.
  let following: [Span]

  package init(width: Int, first: [Span] = [], following: [Span] = []) {
    self.width = width
    self.first = first
    self.following = following
  }

  /// The rows of a text; without text, only the first prefix.
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
