import Terminal
import Typesetting

/// A page in a pane, set again only when the width changes.
struct PageView: Sendable {
  let page: PracticePage
  var pane = Pane()
  private var columns: Int?

  init(_ page: PracticePage) { self.page = page }

  /// Sets the page into so many columns and rows.
  mutating func fit(_ profile: TerminalProfile, rows: Int, theme: Theme) {
    guard columns != profile.columns else { return pane.show(pane.lines, rows: rows) }
    let isNew = columns == nil
    columns = profile.columns
    pane.show(page.lines(profile, theme), rows: rows)
    if isNew, let row = page.start?(profile, theme) { pane.scroll(to: row) }
  }
}
