import Terminal

/// A line of text that is being typed, without its cursor ever leaving the end.
package struct QueryEditor: Hashable, Sendable {
  /// What was typed so far.
  package private(set) var text = ""

  /// An empty line.
  package init() {}

  /// Changes the text as a key asks for.
  ///
  /// - Returns: Whether the key was one for editing.
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
