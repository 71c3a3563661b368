import Messages
import Terminal

/// Rows that may be more than the screen has, and the place that one has come to in them.
package struct Pane: Sendable {
  /// All of them.
  package private(set) var lines: [Line] = []
  /// The row at the top.
  package private(set) var top = 0
  /// How many rows the screen has for them, at least one.
  package private(set) var rows = 1
  /// Where in the text each row begins.
  package private(set) var index = TextIndex(of: [])
  /// What the top row begins with, in units of the text: the place that outlives a resize.
  private var anchor = 0

  /// A pane without rows.
  package init() {}

  /// The rows that are in view.
  package var range: Range<Int> { top..<min(top + rows, lines.count) }
  /// Of `lines`, those in view.
  package var visible: ArraySlice<Line> { lines[range] }

  /// The last row that can be at the top.
  package var lastTop: Int { max(0, lines.count - rows) }

  /// Whether the last row is in view.
  package var showsEnd: Bool { !lines.isEmpty && top == lastTop }

  /// Where one is, if not all is in view: `12–34 of 240`.
  package var position: Message? {
    guard lines.count > rows else { return nil }
    return .rows(top + 1, to: min(top + rows, lines.count), of: lines.count)
  }

  /// The same of a text that goes on behind a question, once that is answered: its number.
  package func position(untilQuestion number: Int) -> Message? {
    guard lines.count > rows else { return nil }
    return .rows(
      top + 1, to: min(top + rows, lines.count), of: lines.count, untilQuestion: number)
  }

  // MARK: - What is shown

  /// Shows these rows where the old ones were, at the place where one was.
  package mutating func show(_ lines: [Line], rows: Int) {
    if lines.map(\.text) == self.lines.map(\.text) {
      self.lines = lines
      fit(into: rows)
    } else {
      show(lines, indexedBy: TextIndex(of: lines), rows: rows)
    }
  }

  /// Shows rows whose index is known.
  package mutating func show(_ lines: [Line], indexedBy index: TextIndex, rows: Int) {
    self.lines = lines
    self.index = index
    fit(into: rows)
    // Who was at the very top stays there, also where it has no text.
    top = top == 0 || lines.isEmpty ? 0 : min(index.row(of: anchor), lastTop)
  }

  /// Shows as many of them as the screen has rows now.
  package mutating func fit(into rows: Int) {
    self.rows = max(1, rows)
    top = min(top, lastTop)
  }

  // MARK: - Moving

  /// Brings a row to the top, or as near to it as there are rows below.
  package mutating func scroll(to row: Int) {
    top = min(max(0, row), lastTop)
    anchor = index.starts[min(top, index.starts.count - 1)]
  }

  /// Goes back to the beginning.
  package mutating func scrollToTop() { scroll(to: 0) }

  /// Moves down, if need be, so that a row is in the upper half.
  package mutating func reveal(_ row: Int) { scroll(to: max(top, row - rows / 3)) }

  /// Moves as a key asks for.
  ///
  /// - Returns: Whether it is a key for that.
  package mutating func scroll(_ key: Key) -> Bool {
    // A row of the last page stays in view, so that the eye finds its line again.
    let page = max(1, rows - 1)
    switch key {
    case .down, .character("j"): scroll(to: top + 1)
    case .up, .character("k"): scroll(to: top - 1)
    case .pageDown, .character(" "), .control("f"): scroll(to: top + page)
    case .pageUp, .character("b"), .control("b"): scroll(to: top - page)
    case .home, .character("g"): scroll(to: 0)
    case .end, .character("G"): scroll(to: lastTop)
    default: return false
    }
    return true
  }
}
