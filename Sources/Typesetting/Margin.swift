import Terminal

/// The prefix of a block's rows: the markers, bars and blanks of all enclosing blocks.
struct Margin {
  /// An empty margin.
  static let none = Margin(first: [], following: [])

  /// The prefix of the first row.
  let first: [Span]
  /// The prefix of every other row; as wide as `first`.
  let following: [Span]

  /// The margin after the first row.
  var continued: Margin { Margin(first: following, following: following) }

  /// The row between two blocks.
  var blank: Line { Line(following).trimmed() }

  /// The margin with an addition on its inner side.
  func adding(_ first: Span, _ following: Span) -> Margin {
    Margin(
      first: Self.joined(self.first, first), following: Self.joined(self.following, following))
  }

  /// The rows with the margin in front.
  func setting(_ rows: [Line]) -> [Line] {
    guard let head = rows.first, !following.isEmpty else { return rows }
    return [Self.behind(first, head)] + rows.dropFirst().map { Self.behind(following, $0) }
  }

  private static func behind(_ prefix: [Span], _ row: Line) -> Line {
    guard let inner = prefix.last else { return row }
    return Line(prefix.dropLast() + row.prefixed(by: inner).spans).trimmed()
  }

  /// Merges adjacent decorations of the same style into one span.
  private static func joined(_ outer: [Span], _ inner: Span) -> [Span] {
    guard let last = outer.last, last.style == inner.style else { return outer + [inner] }
    return outer.dropLast() + [.decoration(last.text + inner.text, style: inner.style)]
  }
}
