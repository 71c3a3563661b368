import Terminal

extension ReaderModel {
  /// What a key does to a page that nothing is laid over.
  mutating func read(_ key: Key) -> ReaderEffect? {
    if reply(key) { return nil }
    switch key {
    case .character("q"), .character("Q"): return .quit
    case .character("?"): mode = .help(top: 0)
    case .character("t"), .character("o"): openContents()
    case .character("r"): runProgram()
    case .character("/"): beginSearch()
    case .character("n"): searchOn(forward: true)
    case .character("N"): searchOn(forward: false)
    case .escape: clear()
    case .tab: focusNext()
    case .backTab: focusPrevious()
    case .enter: return follow()
    case .backspace, .left, .character("h"), .character("<"), .control("o"): goBack()
    case .right, .character("l"), .character(">"): goForward()
    default: scroll(key)
    }
    return nil
  }

  private mutating func scroll(_ key: Key) {
    // A row of the last page stays in view, so that the eye finds its line again.
    let page = max(1, bodyRows - 1)
    switch key {
    case .down, .character("j"), .control("e"), .control("n"): scroll(to: top + 1)
    case .up, .character("k"), .control("y"), .control("p"): scroll(to: top - 1)
    case .pageDown, .character(" "), .character("f"), .control("f"): scroll(to: top + page)
    case .pageUp, .character("b"), .control("b"): scroll(to: top - page)
    case .character("d"), .control("d"): scroll(to: top + max(1, bodyRows / 2))
    case .character("u"), .control("u"): scroll(to: top - max(1, bodyRows / 2))
    case .home, .character("g"): scroll(to: 0)
    case .end, .character("G"): scroll(to: lastTop)
    case .character("]"), .character("J"): goToNextHeading()
    case .character("["), .character("K"): goToPreviousHeading()
    default: break
    }
  }

  private mutating func goToNextHeading() {
    guard let heading = layout.headings.first(where: { $0.row > top }), top < lastTop else {
      say(.noHeadingBelow)
      return
    }
    scroll(to: heading.row)
  }

  private mutating func goToPreviousHeading() {
    guard let heading = layout.headings.last(where: { $0.row < top }) else {
      if top == 0 { say(.noHeadingAbove) }
      scroll(to: 0)
      return
    }
    scroll(to: heading.row)
  }

  /// Escape: nothing is marked any more.
  private mutating func clear() {
    focus = nil
    search = nil
  }

  /// What a key does while the keys are shown.
  mutating func help(_ key: Key, top: Int) {
    mode = row(after: key, from: top, of: helpLines.count).map { .help(top: $0) } ?? .reading
  }

  /// What a key does while the output of a program is shown.
  mutating func read(_ key: Key, _ output: ProgramServices.Output, top: Int) {
    mode =
      row(after: key, from: top, of: output.lines.count).map { .output(output, top: $0) }
      ?? .reading
  }

  /// The row at the top of what lies over the page, after a key; nil for one that puts it away.
  private func row(after key: Key, from top: Int, of count: Int) -> Int? {
    let row: Int
    switch key {
    case .down, .character("j"), .enter: row = top + 1
    case .up, .character("k"): row = top - 1
    case .pageDown, .character(" "), .character("f"): row = top + bodyRows
    case .pageUp, .character("b"): row = top - bodyRows
    default: return nil
    }
    return min(max(0, row), max(0, count - bodyRows))
  }
}
