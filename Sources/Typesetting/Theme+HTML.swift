import Terminal

extension Theme {
  /// Raw HTML as spans: text as it is, tags dim, and each comment truncated to a row.
  ///
  /// A comment is not addressed to the reader, so it is decoration.
  func spans(ofHTML html: String, style: Style, columns: Int) -> [Span] {
    let tag = style.overlaid(with: self.html)
    return RawHTML.pieces(of: html).map { piece in
      switch piece {
      case .text(let text): Span(text, style: style)
      case .tag(let text): Span(text, style: tag)
      case .comment(let text): .decoration(Self.folded(text, to: columns), style: tag)
      }
    }
  }

  private static func folded(_ comment: String, to columns: Int) -> String {
    let end = " -->"
    let text = comment.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let line = Line(text)
    guard line.width() > columns else { return text }
    return line.truncated(to: max(1, columns - end.count)).text + (columns > end.count ? end : "")
  }
}
