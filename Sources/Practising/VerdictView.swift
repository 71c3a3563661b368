import FullScreen
import Terminal
import Typesetting

/// The verdict in a pane, set again only when what it shows or its place has changed.
struct VerdictView: Sendable {
  private(set) var pane = Pane()
  /// How often it was set.
  private(set) var settings = 0
  private var content: VerdictContent?
  private var columns: Int?
  private var rows: Int?

  /// Shows this in so many columns and rows.
  mutating func show(
    _ content: VerdictContent, in place: TerminalProfile, rows: Int, theme: Theme
  ) {
    guard content != self.content || place.columns != columns || rows != self.rows else { return }
    (self.content, columns, self.rows) = (content, place.columns, rows)
    settings += 1
    pane.show(content.lines(in: place, rows: rows, theme: theme), rows: rows)
  }

  mutating func scrollToTop() { pane.scrollToTop() }

  /// Moves as a key asks for.
  mutating func scroll(_ key: Key) { _ = pane.scroll(key) }
}
