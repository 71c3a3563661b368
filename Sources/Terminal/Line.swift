/// One row of the screen: spans from left to right.
package struct Line: Hashable, Sendable {
  /// What the row shows, from left to right.
  package var spans: [Span]

  /// A row of spans; none make an empty row.
  package init(_ spans: [Span] = []) {
    self.spans = spans
  }

  /// A row of plain text.
  package init(_ text: String, style: Style = .plain) {
    self.init([Span(text, style: style)])
  }

  /// Everything the row shows.
  package var text: String { spans.map(\.text).joined() }

  /// What the document says in this row, without what we added.
  package var content: String { spans.filter { $0.role == .content }.map(\.text).joined() }

  /// The columns this row takes.
  package func width(in model: WidthModel = .widest) -> Int {
    spans.reduce(0) { $0 + model.width(of: $1.text) }
  }
}

extension Line {
  /// This row cut at a cluster boundary so that it and its ellipsis fit into a width.
  package func truncated(to width: Int, in model: WidthModel = .widest) -> Line {
    guard self.width(in: model) > width else { return self }
    var room = width - 1
    guard room >= 0 else { return Line() }
    var kept: [Span] = []
    for span in spans {
      let text = span.text.prefix { character in
        room -= model.width(of: character)
        return room >= 0
      }
      kept.append(
        Span(clean: String(text), style: span.style, role: span.role, link: span.link))
      guard room >= 0 else { break }
    }
    return Line(kept + [.decoration("…", style: kept.last?.style ?? .plain)])
  }

  /// Three parts with a separator between them, in a width. Where they have no room the middle one
  /// gives way, with an ellipsis, and then the first: what stands last is whole as long as it can be.
  package init(
    _ first: [Span], _ middle: [Span], _ last: [Span], separatedBy separator: Span,
    within width: Int
  ) {
    let ends = Line([separator] + last)
    let room = width - Line(first + [separator]).width() - ends.width()
    let isWhole = Line(middle).width() <= room
    if isWhole || room >= Self.leastMiddle {
      self.init(first + [separator] + Line(middle).truncated(to: room).spans + ends.spans)
    } else {
      let first = Line(first).truncated(to: max(0, width - ends.width()))
      self = Line(first.spans + ends.spans).truncated(to: width)
    }
  }

  /// The columns from which on a part that was cut says something.
  private static let leastMiddle = 8

  /// This row behind a prefix, which joins the prefix before it when both look the same.
  package func prefixed(by prefix: Span) -> Line {
    guard let first = spans.first, first.role == .decoration, prefix.role == .decoration,
      first.style == prefix.style, first.link == nil, prefix.link == nil
    else { return Line([prefix] + spans) }
    var line = self
    line.spans[0] = Span(
      clean: prefix.text + first.text, style: first.style, role: .decoration, link: nil)
    return line
  }

  /// This row without the spaces that decoration put at its end.
  package func trimmed() -> Line {
    var spans = spans
    while let last = spans.last, last.role == .decoration, last.style.background == nil,
      last.text.isEmpty || last.text.hasSuffix(" ")
    {
      spans.removeLast()
      guard let end = last.text.lastIndex(where: { $0 != " " }) else { continue }
      let text = String(last.text[...end])
      spans.append(Span(clean: text, style: last.style, role: last.role, link: last.link))
    }
    return Line(spans)
  }
}
