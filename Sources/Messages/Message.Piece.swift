extension Message {
  /// A part of a message's text.
  package enum Piece: Hashable, Sendable {
    /// Words as they are.
    case words(String)
    /// The place of an argument, by its name.
    case placeholder(String)
  }

  /// The parts of a text in which `{name}` stands for an argument, and `{{` and `}}` for braces. A
  /// brace that makes no placeholder is a brace.
  package static func pieces(of text: String) -> [Piece] {
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
  /// Whether a placeholder's name may hold it.
  fileprivate var isPartOfName: Bool { isASCII && (isLetter || isNumber || self == "_") }
}
