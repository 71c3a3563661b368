import Messages
import Terminal

extension ReaderModel {
  mutating func beginSearch() {
    mode = .query(QueryEditor(), from: top)
  }

  /// Handles a key in a query: the page follows while the user types.
  mutating func type(_ key: Key, into editor: QueryEditor, from origin: Int) {
    var editor = editor
    switch key {
    case .enter: return accept(editor, from: origin)
    case .escape: return cancelSearch(from: origin)
    case .backspace where editor.text.isEmpty: return cancelSearch(from: origin)
    default: break
    }
    guard editor.edit(key) else { return }
    mode = .query(editor, from: origin)
    find(editor.text, from: origin)
  }

  /// Goes to the next or previous match from the present position.
  mutating func searchOn(forward: Bool) {
    guard search != nil || repeatLastSearch() else {
      say(Message("no search yet: / starts one"))
      return
    }
    guard var search, !search.matches.isEmpty else { return sayNotFound() }
    let starts = layout.index.starts
    let view = starts[visibleRows.lowerBound]..<starts[visibleRows.upperBound]
    // Start from the current match if it is in view.
    let seen = search.place.flatMap { view.contains($0.lowerBound) ? $0 : nil }
    if forward {
      let start = seen.map { $0.lowerBound + 1 } ?? view.lowerBound
      if search.goToFirst(from: start) {
        let fold = isFolded(search.pattern) ? layout.fold : nil
        say(
          fold.map {
            Message("continued from the top; there is more below question \($0.question, "number")")
          } ?? Message("continued from the top"))
      }
    } else {
      let start = seen?.lowerBound ?? view.lowerBound
      if search.goToLast(before: start) { say(Message("continued from the end")) }
    }
    self.search = search
    revealMatch()
  }

  /// The number of the current match: `3 of 7`.
  var searchCount: Message? {
    guard let search else { return nil }
    guard let current = search.current else { return isFolded(search.pattern) ? foldedWords : nil }
    return .place(current + 1, of: search.matches.count)
  }

  private mutating func find(_ text: String, from origin: Int) {
    scroll(to: origin)
    let pattern = SearchPattern(text)
    var search = Search(for: pattern, in: layout.index)
    _ = search.goToFirst(from: layout.index.starts[top])
    self.search = text.isEmpty ? nil : search
    revealMatch()
  }

  private mutating func accept(_ editor: QueryEditor, from origin: Int) {
    mode = .reading
    guard !editor.text.isEmpty else {
      search = nil
      return searchOn(forward: true)
    }
    lastPattern = SearchPattern(editor.text)
    if search?.matches.isEmpty != false { sayNotFound() }
  }

  private mutating func cancelSearch(from origin: Int) {
    mode = .reading
    search = nil
    scroll(to: origin)
  }

  private mutating func repeatLastSearch() -> Bool {
    guard let lastPattern else { return false }
    search = Search(for: lastPattern, in: layout.index)
    return true
  }

  private mutating func revealMatch() {
    guard let place = search?.place else { return }
    reveal(layout.index.row(of: place.lowerBound))
  }

  private mutating func sayNotFound() {
    let text = search?.pattern.text ?? ""
    if let pattern = search?.pattern, isFolded(pattern), let fold = layout.fold {
      // Don't unfold: the question may be about the text that the user is looking for.
      scroll(to: lastTop)
      // Translators: The text is to be found only in what is not shown yet; the dot is a key.
      say(
        Message(
          """
          \(text, "text") is below question \(fold.question, "number"): answer it, or press . \
          twice to see the answer
          """))
    } else {
      say(Message("not found: \(text, "text")"))
    }
    search = nil
  }

  /// Whether the folded part has a match.
  private func isFolded(_ pattern: SearchPattern) -> Bool {
    layout.fold.map { !pattern.matches(in: $0.index).isEmpty } ?? false
  }

  private var foldedWords: Message? { layout.fold.map { .belowQuestion($0.question) } }
}
