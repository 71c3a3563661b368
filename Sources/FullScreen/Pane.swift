import Messages
import Terminal

/// Rows that may exceed the screen, with a scroll position.
package struct Pane: Sendable {
  /// All rows.
  package private(set) var lines: [Line] = []
  /// The index of the row at the top.
  private(set) var top = 0
  /// The number of visible rows, at least one.
  package private(set) var rows = 1
  /// The index of the rows' text.
  private(set) var index = TextIndex(of: [])
  /// The text unit at the start of the top row; it preserves the position when the width changes.
  private var anchor = 0

  /// A pane without rows.
  package init() {}

  /// The indices of the visible rows.
  var range: Range<Int> { top..<min(top + rows, lines.count) }
  /// The visible rows.
  package var visible: ArraySlice<Line> { lines[range] }

  /// The maximum index of the top row.
  var lastTop: Int { max(0, lines.count - rows) }

  /// Whether the last row is visible.
  var showsEnd: Bool { !lines.isEmpty && top == lastTop }

  /// The visible range, unless everything is visible: `12–34 of 240`.
  var position: Message? {
    guard lines.count > rows else { return nil }
    return .rows(top + 1, to: min(top + rows, lines.count), of: lines.count)
  }

  /// The same of a text that goes on behind a question, once that is answered.
  func position(untilQuestion number: Int, of count: Int) -> Message? {
    guard lines.count > rows else { return nil }
    return .rows(top + 1, to: min(top + rows, lines.count), untilQuestion: number, of: count)
  }

  // MARK: - Shown rows

  /// Replaces the rows and keeps the position.
  package mutating func show(_ lines: [Line], rows: Int) {
    if lines.map(\.text) == self.lines.map(\.text) {
      self.lines = lines
      fit(into: rows)
    } else {
      show(lines, indexedBy: TextIndex(of: lines), rows: rows)
    }
  }

  /// Replaces the rows, with a known index.
  mutating func show(_ lines: [Line], indexedBy index: TextIndex, rows: Int) {
    self.lines = lines
    self.index = index
    fit(into: rows)
    // A pane at the top stays there, even if the first rows have no text.
    top = top == 0 || lines.isEmpty ? 0 : min(index.row(of: anchor), lastTop)
  }

  /// Adapts the pane to the height of the screen.
  mutating func fit(into rows: Int) {
    self.rows = max(1, rows)
    top = min(top, lastTop)
  }

  // MARK: - Moving

  /// Scrolls a row to the top, or as close to it as possible.
  mutating func scroll(to row: Int) {
    top = min(max(0, row), lastTop)
    anchor = index.starts[min(top, index.starts.count - 1)]
  }

  package mutating func scrollToTop() { scroll(to: 0) }

  /// Scrolls down, if necessary, to bring a row into the upper half.
  mutating func reveal(_ row: Int) { scroll(to: max(top, row - rows / 3)) }

  /// Scrolls according to a key.
  ///
  /// - Returns: Whether the key scrolls.
  package mutating func scroll(_ key: Key) -> Bool {
    // One row of the previous page stays visible for orientation.
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

extension Message {
  /// Which rows of a text are in view: the first, the last, and how many there are.
  static func rows(_ first: Int, to last: Int, of count: Int) -> Message {
    Message("\(first, "first")–\(last, "last") of \(count, "count")")
  }

  /// The same of a text that goes on behind one of its questions, once that is answered; nobody knows
  /// how many rows it will have.
  static func rows(
    _ first: Int, to last: Int, untilQuestion number: Int, of count: Int
  ) -> Message {
    Message(
      """
      \(first, "first")–\(last, "last") until question \(number, "number") of \(count, "count")
      """)
  }

  /// Which rows of a text are in view: the first and the last.
  static func rows(_ first: Int, to last: Int) -> Message {
    .verbatim("\(first)–\(last)")
  }

  /// The place of one among all, such as a match of a search, or an exercise of a course.
  static func place(_ number: Int, of count: Int) -> Message {
    Message("\(number, "number") of \(count, "count")")
  }
}
