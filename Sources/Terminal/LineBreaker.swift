import CUnistring

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

  /// The same, but no command is broken: if a row has no room for one, it begins the next row, however
  /// wide: the terminal wraps it, and it can be copied.
  package func linesSparingCommands(of spans: [Span]) -> [Line] {
    let lines = lines(of: spans)
    guard lines.count > 1, spans.contains(where: \.isVerbatim) else { return lines }
    var rows: [Line] = []
    var prose: [Span] = []
    // The blanks behind the last row, which it shows only if something follows there.
    var gap = ""
    func begun(width: Int) -> [Span]? {
      guard let last = rows.last, last.width() + gap.count + width <= self.width else { return nil }
      rows.removeLast()
      return last.spans + [.decoration(gap)]
    }
    func addProse() {
      let word = prose[0].with(prose[0].text.prefix { $0 != " " })
      let start = begun(width: Line([word]).width()) ?? (rows.isEmpty ? first : following)
      rows += LineBreaker(width: width, first: start, following: following).lines(of: prose)
      gap = String(prose[prose.count - 1].text.reversed().prefix { $0 == " " })
      prose = []
    }
    for span in spans {
      if span.isVerbatim {
        if !prose.isEmpty { addProse() }
        let start = begun(width: Line([span]).width()) ?? (rows.isEmpty ? first : following)
        rows.append(Line(start + [span]))
        gap = ""
      } else {
        var text = span.text[...]
        if prose.isEmpty, !rows.isEmpty {
          // Punctuation stays where it is.
          let end = text.prefix { $0 != " " }
          if !end.isEmpty { rows[rows.count - 1].spans.append(span.with(end)) }
          text = text.dropFirst(end.count)
          gap = String(text.prefix { $0 == " " })
          text = text.dropFirst(gap.count)
        }
        if !text.isEmpty { prose.append(span.with(text)) }
      }
    }
    if !prose.isEmpty { addProse() }
    return rows
  }
}

extension Span {
  fileprivate func with(_ text: Substring) -> Span {
    Span(clean: String(text), style: style, role: role, link: link, isVerbatim: isVerbatim)
  }
}

extension LineBreaker {
  /// The parts of a text between possible line breaks, with trailing spaces; joined, the text.
  package static func pieces(of text: String) -> [Substring] {
    let bytes = Array(text.utf8)
    let breaks = Cells.possibleBreaks(in: bytes)
    var pieces: [Substring] = []
    var start = text.startIndex
    var offset = 0
    for index in text.indices {
      if index > start, Int(breaks[offset]) == UC_BREAK_POSSIBLE {
        pieces.append(text[start..<index])
        start = index
      }
      offset += text[index].utf8.count
    }
    return start < text.endIndex ? pieces + [text[start...]] : pieces
  }
}
