/// One row of the screen: spans from left to right.
package struct Line: Hashable, Sendable {
  /// The content from left to right.
  package var spans: [Span]

  /// A row of spans; an empty row by default.
  package init(_ spans: [Span] = []) {
    self.spans = spans
  }

  /// A row of plain text.
  package init(_ text: String, style: Style = .plain) {
    self.init([Span(text, style: style)])
  }

  /// The whole text of the row.
  package var text: String { spans.map(\.text).joined() }

  /// The document's text in this row, without our additions.
  var content: String { spans.filter { $0.role == .content }.map(\.text).joined() }

  /// The width of the row in columns.
  package func width(in model: WidthModel = .widest) -> Int {
    spans.reduce(0) { $0 + model.width(of: $1.text) }
  }
}

extension Line {
  /// The row truncated at a cluster boundary, with an ellipsis, to fit a width.
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

  /// Three parts with separators, within a width. If there is no room, the middle part is truncated
  /// first, then the first part; the last one stays whole as long as possible.
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

  /// The minimum useful width of a truncated part, in columns.
  private static let leastMiddle = 8

  /// The row after a prefix, which merges with an existing prefix of the same style.
  package func prefixed(by prefix: Span) -> Line {
    guard let first = spans.first, first.role == .decoration, prefix.role == .decoration,
      first.style == prefix.style, first.link == nil, prefix.link == nil
    else { return Line([prefix] + spans) }
    var line = self
    line.spans[0] = Span(
      clean: prefix.text + first.text, style: first.style, role: .decoration, link: nil)
    return line
  }

  /// The row without trailing spaces of decorations.
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
