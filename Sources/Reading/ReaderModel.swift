import FullScreen
import Messages
import Predicting
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
    /// The keys.
    case help(Pane)
    /// What a program has printed, by its title.
    case output(String, Pane)
  }

  /// A page that was left, as it was.
  struct Visit: Sendable {
    let layout: PageLayout
    let pane: Pane
    let focus: Int?
  }

  let profile: TerminalProfile
  let theme: Theme
  private(set) var size: ScreenSize
  private(set) var layout: PageLayout
  /// The rows of the page, and the place in them.
  private(set) var pane = Pane()
  /// The link that Enter follows, an index; always in view.
  var focus: Int?
  var search: Search?
  /// What `n` looks for when nothing is marked.
  var lastPattern: SearchPattern?
  var mode = Mode.reading
  /// What the last key led to, if it has to be said.
  var notice: [Span] = []
  /// The heading that the page was unfolded to, by what a link says after `#`, and the row that was
  /// at the top then: what is said above it may come later.
  var place: (slug: String, address: String, top: Int)?
  var past: [Visit] = []
  var future: [Visit] = []
  /// The page that has to be set before anything else can happen, but an end; `nil` while one reads.
  package internal(set) var awaited: LayoutOrder?
  /// Whether a page was asked for that has not come.
  var isOpening = false
  /// Keys that were pressed too early, for the page that is awaited.
  var held: [Key] = []
  var orders = 0
  /// Predictions of the pages that were read, by address.
  var questions: [String: QuestionedPage] = [:]
  /// What is typed to answer the one that waits.
  var reply = ReplyLine()
  /// What is to be done that nobody waits for.
  var tasks: [ReaderTask] = []

  /// Whether there was a first page to set.
  private var hasOrdered: Bool { orders > 0 }

  /// The page that is open.
  package var page: ReaderPage { layout.page }

  /// A reader that awaits its first page, on a screen that a profile describes but for its width.
  ///
  /// - Parameter isUnread: Whether the page is only a name for one that is to come (`opened`).
  package init(
    _ page: ReaderPage, isUnread: Bool = false, size: ScreenSize, profile: TerminalProfile,
    theme: Theme = .standard
  ) {
    self.profile = profile
    self.theme = theme
    self.size = size
    layout = PageLayout(empty: page, columns: size.columns)
    isOpening = isUnread
    if !isUnread { order(page, .first) }
  }

  /// Says something until the next key.
  mutating func say(_ message: Message) { notice = profile.spans(of: message) }

  /// Lets something happen.
  ///
  /// - Returns: What is to be done about it outside.
  package mutating func update(_ message: ReaderMessage) -> ReaderEffect? {
    switch message {
    case .key(let key): held.append(key)
    case .resized(let size): resize(to: size)
    case .opened(let page, let fragment):
      isOpening = false
      order(page, hasOrdered ? .opening(fragment: fragment) : .first)
    case .laidOut(let number, let layout):
      if let order = awaited, order.number == number { arrive(layout, order.arrival) }
    case .failed(let sentence):
      guard hasOrdered else { return .giveUp(sentence) }
      isOpening = false
      notice = [Span(sentence)]
    case .predicted(let answer, let index, let address): note(answer, of: index, at: address)
    case .tried(let outcome, let trial, let address): note(outcome, of: trial, at: address)
    case .ran(let output): show(output)
    }
    return pressHeld()
  }

  mutating func press(_ key: Key) -> ReaderEffect? {
    switch key {
    case .control("c"): return .interrupt
    case .control("z"): return .suspend
    default: break
    }
    switch mode {
    case .reading: return read(key)
    case .query(let editor, let origin): type(key, into: editor, from: origin)
    case .contents(let menu): choose(key, in: menu)
    case .help(let pane): mode = pane.scrolled(by: key).map { .help($0) } ?? .reading
    case .output(let title, let pane):
      mode = pane.scrolled(by: key).map { .output(title, $0) } ?? .reading
    }
    return nil
  }
}

// MARK: - Place

extension ReaderModel {
  /// The rows of the screen that show the page.
  var bodyRows: Int { max(1, size.rows - 1) }
  /// The row at the top of the screen.
  var top: Int { pane.top }
  var lastTop: Int { pane.lastTop }
  /// The rows of the page that are in view.
  var visibleRows: Range<Int> { pane.range }

  /// Whether the page's last row is in view.
  var showsEnd: Bool {
    guard case .reading = mode else { return false }
    return top == lastTop && questions[page.address]?.open == nil
  }

  /// Moves so that a row is at the top, as far as the page allows.
  mutating func scroll(to row: Int) {
    pane.scroll(to: row)
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
    pane = visit.pane
    reply = ReplyLine()
    focus = visit.focus
    search = nil
    reflow()
  }

  private mutating func resize(to size: ScreenSize) {
    guard size != self.size else { return }
    self.size = size
    reflow()
  }

  /// Orders what is awaited, or the page that is shown, for the width that the screen has become.
  private mutating func reflow() {
    if let former = awaited, former.profile.columns != size.columns {
      order(former.page, former.arrival)
    } else if awaited == nil, hasOrdered,
      layout.columns != size.columns || layout.questions != questions[layout.page.address]
    {
      order(layout.page, .again)
    }
    settle()
  }

  /// Keeps what is laid over the page within it, and within the screen.
  private mutating func settle() {
    pane.fit(into: bodyRows)
    if let focus, !visibleRows.contains(layout.links[focus].row) { self.focus = nil }
    switch mode {
    case .reading, .query: break
    case .contents(var menu):
      menu.fit(into: bodyRows)
      mode = .contents(menu)
    case .help(var pane):
      pane.show(helpLines, rows: bodyRows)
      mode = .help(pane)
    case .output(let title, var pane):
      pane.fit(into: bodyRows)
      mode = .output(title, pane)
    }
  }

  /// Puts the rows of a page where those of another were.
  mutating func put(_ layout: PageLayout) {
    self.layout = layout
    pane.show(layout.lines, indexedBy: layout.index, rows: bodyRows)
  }

  /// Shows the same page, set to another width, where one was.
  mutating func show(_ layout: PageLayout) {
    let old = self.layout
    put(layout)
    // Two neighbors with the same target may have become one.
    if layout.links.count != old.links.count { focus = nil }
    if case .query(let editor, let origin) = mode {
      mode = .query(editor, from: layout.index.row(of: old.index.starts[origin]))
    }
    if let former = search {
      var search = Search(for: former.pattern, in: layout.index)
      if let place = former.place { _ = search.goToFirst(from: place.lowerBound) }
      self.search = search
    }
    settle()
  }
}
