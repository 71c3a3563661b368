import Terminal

/// An editable line of text with a cursor.
struct QueryEditor: Hashable, Sendable {
  /// The text before the cursor.
  private var head = ""
  /// The text from the cursor on.
  private var tail = ""

  /// An empty line.
  init() {}

  /// The current text.
  var text: String { head + tail }

  /// Edits the text or moves the cursor according to a key.
  ///
  /// - Returns: Whether the key does so.
  mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let character): head.append(character)
    case .backspace: head = String(head.dropLast())
    case .delete, .control("d"): tail = String(tail.dropFirst())
    case .left, .control("b"): if let last = head.popLast() { tail = String(last) + tail }
    case .right, .control("f"): if !tail.isEmpty { head.append(tail.removeFirst()) }
    case .home, .control("a"): (head, tail) = ("", text)
    case .end, .control("e"): (head, tail) = (text, "")
    case .control("u"): head = ""
    case .control("k"): tail = ""
    case .control("w"): deleteWord()
    default: return false
    }
    return true
  }

  private mutating func deleteWord() {
    while head.last?.isWhitespace == true { head.removeLast() }
    while let last = head.last, !last.isWhitespace { head.removeLast() }
  }

  /// Returns the text with the cursor, which is always in view; an ellipsis replaces the rest.
  func spans(columns: Int) -> [Span] {
    func width(_ text: String) -> Int { WidthModel.widest.width(of: text) }
    let cursor = tail.isEmpty ? " " : Span(String(tail.prefix(1))).text
    var before = Span(head).text
    var after = Span(String(tail.dropFirst())).text
    let room = max(0, columns - width(cursor))
    var isCut = (before: false, after: false)
    while !before.isEmpty,
      width(before) + (isCut.before ? 1 : 0) + (after.isEmpty ? 0 : 1) > room
    {
      before.removeFirst()
      isCut.before = true
    }
    let used = width(before) + (isCut.before ? 1 : 0)
    while !after.isEmpty, used + width(after) + (isCut.after ? 1 : 0) > room {
      after.removeLast()
      isCut.after = true
    }
    return (isCut.before ? [.decoration("…")] : []) + (before.isEmpty ? [] : [Span(before)])
      + [Span(cursor, style: Style(reverse: true), role: tail.isEmpty ? .decoration : .content)]
      + (after.isEmpty ? [] : [Span(after)]) + (isCut.after ? [.decoration("…")] : [])
  }
}
