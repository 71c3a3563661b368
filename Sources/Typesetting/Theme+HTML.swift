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

/// Splits raw HTML as far as showing it requires.
enum RawHTML {
  enum Piece: Hashable {
    case text(String), tag(String), comment(String)
  }

  /// The pieces of raw HTML in order; joined, they are the source.
  static func pieces(of html: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = html[...]
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      if start > rest.startIndex { pieces.append(.text(String(rest[..<start]))) }
      rest = rest[start...]
      let isComment = rest.utf8.starts(with: "<!--".utf8)
      let end = isComment ? endOfComment(in: rest) : endOfTag(in: rest)
      pieces.append(isComment ? .comment(String(rest[..<end])) : .tag(String(rest[..<end])))
      rest = rest[end...]
    }
    return rest.isEmpty ? pieces : pieces + [.text(String(rest))]
  }

  /// An unterminated tag extends to the end of the text.
  private static func endOfTag(in text: Substring) -> String.Index {
    text.utf8.firstIndex(of: UInt8(ascii: ">")).map(text.utf8.index(after:)) ?? text.endIndex
  }

  private static func endOfComment(in text: Substring) -> String.Index {
    var hyphens = 0
    for index in text.utf8.indices.dropFirst(2) {
      switch text.utf8[index] {
      case UInt8(ascii: "-"): hyphens += 1
      case UInt8(ascii: ">") where hyphens >= 2: return text.utf8.index(after: index)
      default: hyphens = 0
      }
    }
    return text.endIndex
  }
}
