import Terminal

/// An editable line of text whose cursor is always at the end.
package struct QueryEditor: Hashable, Sendable {
  /// The current text.
  package private(set) var text = ""

  /// An empty line.
  package init() {}

  /// Edits the text according to a key.
  ///
  /// - Returns: Whether the key edits.
  package mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let character): text.append(character)
    case .backspace: text = String(text.dropLast())
    case .control("u"): text = ""
    case .control("w"): deleteWord()
    default: return false
    }
    return true
  }

  private mutating func deleteWord() {
    while text.last?.isWhitespace == true { text.removeLast() }
    while let last = text.last, !last.isWhitespace { text.removeLast() }
  }
}
