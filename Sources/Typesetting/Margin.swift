import Terminal

/// What stands before the rows of a block: the markers, bars and blanks of all that is around it.
struct Margin {
  /// Nothing.
  static let none = Margin(first: [], following: [])

  /// Before the first row.
  let first: [Span]
  /// Before every other row; as wide as `first`.
  let following: [Span]

  /// The margin after the first row.
  var continued: Margin { Margin(first: following, following: following) }

  /// The row between two blocks.
  var blank: Line { Line(following).trimmed() }

  /// This margin with more on its inner side.
  func adding(_ first: Span, _ following: Span) -> Margin {
    Margin(
      first: Self.joined(self.first, first), following: Self.joined(self.following, following))
  }

  /// These rows behind the margin.
  func setting(_ rows: [Line]) -> [Line] {
    guard let head = rows.first, !following.isEmpty else { return rows }
    return [Self.behind(first, head)] + rows.dropFirst().map { Self.behind(following, $0) }
  }

  private static func behind(_ prefix: [Span], _ row: Line) -> Line {
    guard let inner = prefix.last else { return row }
    return Line(prefix.dropLast() + row.prefixed(by: inner).spans).trimmed()
  }

  /// Decoration that looks the same is one span, however many markers it is made of.
  private static func joined(_ outer: [Span], _ inner: Span) -> [Span] {
    guard let last = outer.last, last.style == inner.style else { return outer + [inner] }
    return outer.dropLast() + [.decoration(last.text + inner.text, style: inner.style)]
  }
}
