/// The content of a full screen, row by row, and the text that changes it.
package struct Frame: Hashable, Sendable {
  /// The rows from the top, each with its control sequences.
  private let rows: [String]

  /// A screen with unknown content.
  package static let unknown = Frame(rows: [])

  private init(rows: [String]) { self.rows = rows }

  /// A screen with these lines, one for each row.
  package init(_ lines: [Line], in profile: TerminalProfile) {
    rows = profile.render(lines).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  /// The text that changes a screen from `old` to this content; empty without differences.
  ///
  /// Every changed row is written at an absolute position, so that a row whose width the terminal
  /// counts differently does not move another. The terminal shows all changes at once (mode 2026)
  /// or ignores that mode.
  package func changes(from old: Frame) -> String {
    let isKnown = old.rows.count == rows.count
    let changed = rows.indices.filter { !isKnown || rows[$0] != old.rows[$0] }
    guard !changed.isEmpty else { return "" }
    // Erase before writing: after a full row, the cursor is on its last column.
    let text = changed.map { "\u{1B}[\($0 + 1);1H\u{1B}[2K\(rows[$0])" }.joined()
    return "\u{1B}[?2026h" + (isKnown ? "" : "\u{1B}[2J") + text + "\u{1B}[?2026l"
  }
}
