import Terminal
import Typesetting

/// The state of a reader: a page, a place in it, and what is laid over it.
///
/// `update` is pure: whatever has to be done outside is an effect that it returns.
package struct ReaderModel: Sendable {
  /// What the keys mean and the screen shows.
  enum Mode: Sendable {
    case reading
    /// A query is typed; the search began at a row.
    case query(QueryEditor, from: Int)
    case contents(Menu)
    /// The keys, from a row on.
    case help(top: Int)
  }

  /// A page that was left, as it was.
  struct Visit: Sendable {
    let layout: PageLayout
    let top: Int
    let anchor: Int
    let focus: Int?
  }

  let profile: TerminalProfile
  let theme: Theme
  private(set) var size: ScreenSize
  var layout: PageLayout
  /// The row at the top of the screen.
  private(set) var top = 0
  /// What the top row begins with, in units of the text: the place that outlives a resize.
  private(set) var anchor = 0
  /// The link that Enter follows, an index; always in view.
  var focus: Int?
  var search: Search?
  /// What `n` looks for when nothing is marked.
  var lastPattern: SearchPattern?
  var mode = Mode.reading
  /// What the last key led to, if it has to be said.
  var notice: [Span] = []
  var past: [Visit] = []
  var future: [Visit] = []

  /// The page that is open.
  package var page: ReaderPage { layout.page }

  /// A reader at the top of a page, on a screen that a profile describes but for its width.
  package init(
    _ page: ReaderPage, size: ScreenSize, profile: TerminalProfile, theme: Theme = .standard
  ) {
    var wide = profile
    wide.columns = size.columns
    self.profile = profile
    self.theme = theme
    self.size = size
    layout = PageLayout(page, for: wide, theme: theme)
  }

  /// Lets something happen.
  ///
  /// - Returns: What is to be done about it outside.
  package mutating func update(_ message: ReaderMessage) -> ReaderEffect? {
    switch message {
    case .key(let key):
      notice = []
      return press(key)
    case .resized(let size): resize(to: size)
    case .opened(let page, let fragment): open(page, at: fragment)
    case .failed(let sentence): notice = [Span(sentence)]
    }
    return nil
  }

  private mutating func press(_ key: Key) -> ReaderEffect? {
    switch key {
    case .control("c"): return .interrupt
    case .control("z"): return .suspend
    default: break
    }
    switch mode {
    case .reading: return read(key)
    case .query(let editor, let origin): type(key, into: editor, from: origin)
    case .contents(let menu): choose(key, in: menu)
    case .help(let top): help(key, top: top)
    }
    return nil
  }
}

// MARK: - Place

extension ReaderModel {
  /// The rows of the screen that show the page.
  var bodyRows: Int { max(1, size.rows - 1) }
  var lastTop: Int { max(0, layout.lines.count - bodyRows) }
  /// The rows of the page that are in view.
  var visibleRows: Range<Int> { top..<min(top + bodyRows, layout.lines.count) }

  /// Whether the page's last row is in view.
  var showsEnd: Bool {
    if case .reading = mode { top == lastTop } else { false }
  }

  /// Moves so that a row is at the top, as far as the page allows.
  mutating func scroll(to row: Int) {
    top = min(max(0, row), lastTop)
    anchor = layout.index.starts[top]
    guard let focus, !visibleRows.contains(layout.links[focus].row) else { return }
    self.focus = nil
  }

  /// Moves only if a row is out of view, and then shows some of what is before it.
  mutating func reveal(_ row: Int) {
    if !visibleRows.contains(row) { scroll(to: row - bodyRows / 3) }
  }

  /// Shows a page that was open before, as it was left.
  mutating func show(_ visit: Visit) {
    layout = visit.layout
    top = visit.top
    anchor = visit.anchor
    focus = visit.focus
    search = nil
    reflow()
  }

  private mutating func resize(to size: ScreenSize) {
    guard size != self.size else { return }
    self.size = size
    reflow()
  }

  /// Sets the page to the screen's width if it is another, and finds the place again.
  private mutating func reflow() {
    if layout.columns != size.columns { setAgain() }
    top = min(top, lastTop)
    if let focus, !visibleRows.contains(layout.links[focus].row) { self.focus = nil }
    if case .contents(var menu) = mode {
      menu.fit(into: bodyRows)
      mode = .contents(menu)
    }
  }

  private mutating func setAgain() {
    let old = layout
    layout = PageLayout(old.page, for: profile(of: size), theme: theme)
    top = layout.index.row(of: anchor)
    // Two neighbors with the same target may have become one.
    if layout.links.count != old.links.count { focus = nil }
    if case .query(let editor, let origin) = mode {
      mode = .query(editor, from: layout.index.row(of: old.index.starts[origin]))
    }
    guard let former = search else { return }
    var search = Search(for: former.pattern, in: layout.index)
    if let place = former.place { _ = search.goToFirst(from: place.lowerBound) }
    self.search = search
  }

  /// The profile of a screen of this size.
  func profile(of size: ScreenSize) -> TerminalProfile {
    var profile = profile
    profile.columns = size.columns
    return profile
  }
}
