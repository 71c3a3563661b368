import Terminal

/// Text that breaks where a programmer would break a selector: after a colon or the opening
/// parenthesis of the arguments, before the dot of a member, and at general line break
/// opportunities (UAX #14).
struct SelectorText {
  /// The maximum number of rows to balance.
  private static let evenLimit = 20

  private let pieces: [Piece]
  /// The width of the text in one row.
  let width: Int
  /// The width of the widest piece, which is never broken.
  let widestPiece: Int

  init(_ text: String) {
    pieces = Self.pieces(of: text).map(Piece.init)
    width = WidthModel.widest.width(of: text)
    widestPiece = pieces.map(\.ink).max() ?? 0
  }

  /// The rows of the text, none wider than `room` unless a single piece is. There are as few as
  /// possible, and their widths are as even as possible.
  func rows(within room: Int) -> [String] {
    let rows = filledRows(within: room)
    guard (2...Self.evenLimit).contains(rows.count) else { return rows }
    var (narrow, wide) = (widestPiece - 1, room)
    while wide - narrow > 1 {
      let middle = (narrow + wide) / 2
      if filledRows(within: middle).count > rows.count { narrow = middle } else { wide = middle }
    }
    return filledRows(within: wide)
  }

  /// The width of the widest row.
  func width(within room: Int) -> Int {
    guard width > room else { return width }
    return rows(within: room).map { WidthModel.widest.width(of: $0) }.max() ?? 0
  }

  /// Rows that are as full as possible.
  private func filledRows(within room: Int) -> [String] {
    var rows: [String] = []
    var row = ""
    var width = 0
    for piece in pieces {
      if width + piece.ink > room, !row.isEmpty {
        rows.append(row.withoutTrailingSpaces)
        row = ""
        width = 0
      }
      row += piece.text
      width += piece.width
    }
    return rows + [row.withoutTrailingSpaces]
  }
}

// MARK: - Pieces

extension SelectorText {
  /// A piece that is never broken.
  private struct Piece {
    let text: Substring
    /// The width including trailing spaces.
    let width: Int
    /// The width without trailing spaces, as at the end of a row.
    let ink: Int

    init(_ text: Substring) {
      self.text = text
      width = WidthModel.widest.width(of: String(text))
      ink = WidthModel.widest.width(of: String(text).withoutTrailingSpaces)
    }
  }

  private static func pieces(of text: String) -> [Substring] {
    let legal = Set(LineBreaker.pieces(of: text).map(\.startIndex))
    var pieces: [Substring] = []
    var start = text.startIndex
    for index in text.indices.dropFirst()
    where mayBreak(text[start..<index], before: text[index...], isLegal: legal.contains(index)) {
      pieces.append(text[start..<index])
      start = index
    }
    return pieces + [text[start...]]
  }

  private static func mayBreak(
    _ head: Substring, before tail: Substring, isLegal: Bool
  ) -> Bool {
    guard let last = head.last, let next = tail.first, next != " " else { return false }
    return switch (last, next) {
    case (":", _): isLegal || !":),".contains(next)
    case ("(", _): isLegal || (head.utf8.count > 1 && next != ")")
    // libunistring allows a break after the dot of ' .name'.
    case (".", _) where next.isLetter: false
    case (_, "."): !last.isNumber && tail.dropFirst().first?.isLetter == true
    default: isLegal
    }
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}
