import Reading
import Terminal

/// A part of the screen that shows rows of something longer, and keeps its place in it.
struct Pane: Sendable {
  private(set) var lines: [Line] = []
  /// The row at the top.
  private(set) var top = 0
  private(set) var rows = 1
  /// What the top row begins with, in units of the text: the place that outlives a resize.
  private var anchor = 0
  private var index = TextIndex(of: [])

  /// Of `lines`, those in view.
  var visible: ArraySlice<Line> { lines[top..<min(top + rows, lines.count)] }

  /// Whether the last row is in view.
  var showsEnd: Bool { !lines.isEmpty && top == lastTop }

  /// Where one is, if not all is in view: `12–34 of 240`.
  var position: String? {
    guard lines.count > rows else { return nil }
    return "\(top + 1)–\(min(top + rows, lines.count)) of \(lines.count)"
  }

  /// Shows these rows where the old ones were, at the place where one was.
  mutating func show(_ lines: [Line], rows: Int) {
    self.rows = max(1, rows)
    let isSet = lines.map(\.text) == self.lines.map(\.text)
    self.lines = lines
    guard !isSet else {
      top = min(top, lastTop)
      return
    }
    index = TextIndex(of: lines)
    // Who was at the very top stays there, also where it has no text.
    top = top == 0 || lines.isEmpty ? 0 : min(index.row(of: anchor), lastTop)
  }

  mutating func scrollToTop() { scroll(to: 0) }

  /// Moves as a key asks for.
  ///
  /// - Returns: Whether it is a key for that.
  mutating func scroll(_ key: Key) -> Bool {
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

  private var lastTop: Int { max(0, lines.count - rows) }

  /// Brings a row to the top, or as near to it as there are rows below.
  mutating func scroll(to row: Int) {
    top = min(max(0, row), lastTop)
    anchor = index.starts[min(top, index.starts.count - 1)]
  }
}
