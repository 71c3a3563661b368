import Terminal
import Typesetting

/// The verdict in a pane, laid out only when its content or size has changed.
struct VerdictView: Sendable {
  private(set) var pane = Pane()
  /// The number of layouts so far.
  private(set) var settings = 0
  private var content: VerdictContent?
  /// The numbers of rows above the conversation and in it.
  private var shown = (head: 0, conversation: 0)
  private var isToBeRevealed = false
  private var columns: Int?
  private var rows: Int?

  /// Shows this content in this many columns and rows.
  mutating func show(
    _ content: VerdictContent, in place: TerminalProfile, rows: Int, theme: Theme
  ) {
    guard content != self.content || place.columns != columns || rows != self.rows else { return }
    (self.content, columns, self.rows) = (content, place.columns, rows)
    settings += 1
    let shown = content.rows(in: place, rows: rows, theme: theme)
    let (top, former) = (pane.top, self.shown)
    self.shown = (shown.head.count, shown.conversation.count)
    pane.show(shown.all, rows: rows)
    if isToBeRevealed, !shown.conversation.isEmpty {
      pane.reveal(shown.head.count)
    } else if former.head == shown.head.count, top > former.head {
      // Keep the rows that are being read in place.
      pane.scroll(to: top + shown.conversation.count - former.conversation)
    }
    isToBeRevealed = false
  }

  /// Brings the conversation into view as soon as it is laid out.
  mutating func revealConversation() {
    isToBeRevealed = true
    content = nil
  }

  mutating func scrollToTop() { pane.scrollToTop() }

  /// Scrolls according to a key.
  mutating func scroll(_ key: Key) { _ = pane.scroll(key) }
}
