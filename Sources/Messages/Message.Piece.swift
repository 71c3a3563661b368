extension Message {
  /// A part of a message's text.
  package enum Piece: Hashable, Sendable {
    /// Literal words.
    case words(String)
    /// The place of an argument, by name.
    case placeholder(String)
  }

  /// Splits a text in which `{name}` stands for an argument, and `{{` and `}}` for braces. A brace
  /// that is not part of a placeholder stands for itself.
  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var words = ""
    var rest = text[...]
    while let first = rest.popFirst() {
      if first == rest.first, first == "{" || first == "}" {
        words.append(rest.removeFirst())
      } else if first == "{", let end = rest.firstIndex(where: { !$0.isPartOfName }),
        rest[end] == "}",
        end > rest.startIndex
      {
        if !words.isEmpty { pieces.append(.words(words)) }
        words = ""
        pieces.append(.placeholder(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        words.append(first)
      }
    }
    return words.isEmpty ? pieces : pieces + [.words(words)]
  }
}

extension Character {
  /// Whether a placeholder's name may contain it.
  fileprivate var isPartOfName: Bool { isASCII && (isLetter || isNumber || self == "_") }
}
