import Terminal

extension ReaderModel {
  private static let keys: [(keys: String, meaning: String)] = [
    ("j k ↓ ↑", "a line down, up"),
    ("Space b PgDn PgUp", "a page down, up"),
    ("d u", "half a page down, up"),
    ("g G Home End", "beginning, end"),
    ("] [", "next, previous heading"),
    ("t", "table of contents"),
    ("/", "search (a capital: match case)"),
    ("n N", "next, previous match"),
    ("Tab Shift-Tab", "next, previous link"),
    ("Enter", "follow the link"),
    ("← h Backspace", "back"),
    ("→ l", "forward again"),
    ("Esc", "clear all marks"),
    ("a b 1 2 …", "at a question: your answer, then Enter"),
    ("Space", "at a question: pass it over"),
    ("r", "run the program on the screen"),
    ("Ctrl-Z", "stop ('fg' goes on)"),
    ("q Ctrl-C", "quit"),
  ]

  /// The keys and what they do, below each other where they have no room side by side.
  var helpLines: [Line] {
    let rows = Self.keys.map { [Line($0.keys, style: Style(bold: true)), Line($0.meaning)] }
    let table = Table(columns: [.left, .left], rows: rows)
    guard table.lines(width: .max).contains(where: { $0.width() > size.columns }) else {
      return table.lines(width: size.columns)
    }
    let breaker = LineBreaker(width: size.columns)
    return rows.flatMap { $0.flatMap { breaker.lines(of: $0.spans) } + [Line()] }
  }
}
