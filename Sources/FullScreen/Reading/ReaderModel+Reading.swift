import Messages
import Terminal

extension ReaderModel {
  /// Handles a key on a page without a layer over it.
  mutating func read(_ key: Key) {
    if reply(key) { return }
    switch key {
    case .character("q"), .character("Q"): effects.append(.quit)
    case .character("?"): openHelp()
    case .character("t"), .character("o"): openContents()
    case .character("r"): runProgram()
    case ReplyLine.showing: askAgain()
    case .character("/"): beginSearch()
    case .character("n"): searchOn(forward: true)
    case .character("N"): searchOn(forward: false)
    case .escape: clear()
    case .tab: focusNext()
    case .backTab: focusPrevious()
    case .enter: follow()
    case .backspace, .left, .character("h"), .character("<"), .control("o"): goBack()
    case .right, .character("l"), .character(">"): goForward()
    default: scroll(key)
    }
  }

  private mutating func scroll(_ key: Key) {
    // Keep one row of the previous page in view for orientation.
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
      say(Message("no heading below"))
      return
    }
    scroll(to: heading.row)
  }

  private mutating func goToPreviousHeading() {
    guard let heading = layout.headings.last(where: { $0.row < top }) else {
      if top == 0 { say(Message("no heading above")) }
      scroll(to: 0)
      return
    }
    scroll(to: heading.row)
  }

  /// Escape: removes all marks.
  private mutating func clear() {
    focus = nil
    search = nil
  }

  private mutating func openHelp() {
    var pane = Pane()
    pane.show(helpLines, rows: bodyRows)
    mode = .help(pane)
  }
}

extension Pane {
  /// Returns the pane after a key; nil for a key that closes the pane.
  func scrolled(by key: Key) -> Pane? {
    var pane = self
    let isForPane =
      switch key {
      case .enter: pane.scroll(.down)
      case .character("f"): pane.scroll(.pageDown)
      default: pane.scroll(key)
      }
    return isForPane ? pane : nil
  }
}
