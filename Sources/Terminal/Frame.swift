/// What stands on a full screen, row by row, and how to change it into something else.
package struct Frame: Hashable, Sendable {
  /// The rows from the top, each with its control sequences.
  private let rows: [String]

  /// A screen about which nothing is known.
  package static let unknown = Frame(rows: [])

  private init(rows: [String]) { self.rows = rows }

  /// A screen that shows these lines, one to a row.
  package init(_ lines: [Line], in profile: TerminalProfile) {
    rows = profile.render(lines).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  /// What to write so that a screen that shows `old` shows this; empty when nothing differs.
  ///
  /// Every row that changes is written at its place, so that no width that a terminal counts
  /// differently moves another. The terminal shows all of it at once (mode 2026), or ignores that.
  package func changes(from old: Frame) -> String {
    let isKnown = old.rows.count == rows.count
    let changed = rows.indices.filter { !isKnown || rows[$0] != old.rows[$0] }
    guard !changed.isEmpty else { return "" }
    // Erased before it is written: behind a full row the cursor stands on its last column.
    let text = changed.map { "\u{1B}[\($0 + 1);1H\u{1B}[2K\(rows[$0])" }.joined()
    return "\u{1B}[?2026h" + (isKnown ? "" : "\u{1B}[2J") + text + "\u{1B}[?2026l"
  }
}
