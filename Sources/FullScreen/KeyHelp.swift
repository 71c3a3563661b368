import Messages
import Terminal

/// The keys of a screen with what they do.
package struct KeyHelp {
  private let rows: [(keys: Message, meaning: Message)]

  package init(_ rows: [(keys: Message, meaning: Message)]) { self.rows = rows }

  /// A table, or sentences where it doesn't fit and where a screen reader speaks.
  package func lines(_ profile: TerminalProfile) -> [Line] {
    let cells = rows.map { row in
      [
        Line(profile.spans(of: row.keys, style: Style(bold: true))),
        Line(profile.spans(of: row.meaning)),
      ]
    }
    let table = Table(columns: [.left, .left], rows: cells)
    guard
      profile.accessible
        || table.lines(width: .max).contains(where: { $0.width() > profile.columns })
    else { return table.lines(width: profile.columns) }
    let breaker = LineBreaker(width: profile.columns)
    return cells.flatMap { breaker.lines(of: $0[0].spans + [Span(": ")] + $0[1].spans) }
  }
}
