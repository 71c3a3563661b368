import Messages
import Terminal
import Typesetting

/// The state of a reader: a page, a position in it, and the layer over it.
///
/// `update` is pure: it returns actions in the outside world as effects.
package struct ReaderModel: LoopModel {
  /// The mode, which determines the meaning of keys and the content of the screen.
  enum Mode: Sendable {
    case reading
    /// The user types a query; the search began at a row.
    case query(QueryEditor, from: Int)
    case contents(Menu)
    /// The list of keys.
    case help(Pane)
    /// The output of a program, with its title.
    case output(String, Pane)
  }

  /// An earlier page with its state.
  struct Visit: Sendable {
    let layout: PageLayout
    let pane: Pane
    let focus: Int?
  }

  package let profile: TerminalProfile
  let theme: Theme
  private(set) var size: ScreenSize
  private(set) var layout: PageLayout
  /// The rows of the page, and the scroll position.
  private(set) var pane = Pane()
  /// The index of the link that Enter follows; always in view.
  var focus: Int?
  var search: Search?
  /// The pattern for `n` if nothing is marked.
  var lastPattern: SearchPattern?
  var mode = Mode.reading
  /// The message about the last key.
  var notice: [Span] = []
  /// The fragment of the heading to which the page was unfolded, and the top row at that time. More
  /// rows may appear above it later.
  var place: (slug: String, address: String, top: Int)?
  var past: [Visit] = []
  var future: [Visit] = []
  /// The layout that must arrive before anything except quitting can happen; nil while the user
  /// reads.
  var awaited: LayoutOrder?
  /// Whether a requested page has not arrived.
  var isOpening = false
  /// Keys that wait for the awaited page.
  var held: [Key] = []
  var orders = 0
  /// The pages with predictions that were opened, by address.
  var pages: [String: PageModel] = [:]
  /// The effects of the present event.
  var effects: [ReaderEffect] = []
  /// The number of times that the reader began to wait.
  var waits = 0
  /// Whether the screen stays as it is, because a wait may be over soon.
  var isCalm = false
  /// The addresses of the pages whose end was seen.
  private var finished: Set<String> = []

  /// Whether a first page was ordered.
  private var hasOrdered: Bool { orders > 0 }

  /// The open page.
  var page: ReaderPage { layout.page }

  /// Creates a reader that awaits its first page, on a screen of this size; the profile gives
  /// everything except the width.
  ///
  /// - Parameter isUnread: Whether `page` is only a name for a page to come (`opened`).
  package init(
    _ page: ReaderPage, isUnread: Bool = false, size: ScreenSize, profile: TerminalProfile,
    theme: Theme = .standard
  ) {
    self.profile = profile
    self.theme = theme
    self.size = size
    layout = PageLayout(empty: page, columns: size.columns)
    isOpening = isUnread
    if isUnread { effects.append(.make) } else { order(page, .first) }
  }

  package mutating func begin() -> [ReaderEffect] { takeEffects(wasWaiting: false) }

  /// Shows a message until the next key.
  mutating func say(_ message: Message) { notice = profile.spans(of: message) }

  package mutating func update(_ event: ReaderMessage) -> [ReaderEffect] {
    let wasWaiting = isWaiting
    respond(to: event)
    pressHeld()
    return takeEffects(wasWaiting: wasWaiting)
  }

  private mutating func respond(to event: ReaderMessage) {
    switch event {
    case .key(let key):
      held.append(key)
      isCalm = false
    case .resized(let size): resize(to: size)
    case .opened(let page, let fragment):
      isOpening = false
      order(page, hasOrdered ? .opening(fragment: fragment) : .first)
    case .laidOut(let number, let layout):
      if let order = awaited, order.number == number { arrive(layout, order.arrival) }
    case .failed(let sentence):
      guard hasOrdered else { return effects.append(.giveUp(sentence)) }
      isOpening = false
      notice = [Span(sentence)]
    case .page(let event): take(event)
    case .ran(let title, let lines): show(lines, titled: title)
    case .late(let wait): if wait == waits { isCalm = false }
    }
  }

  private mutating func takeEffects(wasWaiting: Bool) -> [ReaderEffect] {
    if !isWaiting {
      isCalm = false
      if showsEnd, finished.insert(page.address).inserted {
        effects.append(.noteRead(address: page.address))
      }
    } else if !wasWaiting {
      isCalm = true
      waits += 1
      effects.append(.remind(waits))
    }
    defer { effects = [] }
    return effects
  }

  mutating func press(_ key: Key) {
    switch (key, mode) {
    case (.control("c"), _): effects.append(.interrupt)
    case (.control("z"), _): effects.append(.suspend)
    case (_, .reading): read(key)
    case (_, .query(let editor, let origin)): type(key, into: editor, from: origin)
    case (_, .contents(let menu)): choose(key, in: menu)
    case (_, .help(let pane)): mode = pane.scrolled(by: key).map { .help($0) } ?? .reading
    case (_, .output(let title, let pane)):
      mode = pane.scrolled(by: key).map { .output(title, $0) } ?? .reading
    }
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

  /// Whether the page's end is in view.
  var showsEnd: Bool {
    guard case .reading = mode, questions?.open == nil else { return false }
    return top == lastTop || layout.marks.isRead(in: visibleRows)
  }

  /// Scrolls a row to the top, as far as the page allows.
  mutating func scroll(to row: Int) {
    pane.scroll(to: row)
    guard let focus, !visibleRows.contains(layout.links[focus].row) else { return }
    self.focus = nil
  }

  /// Scrolls only if a row is out of view, and then shows some rows before it, too.
  mutating func reveal(_ row: Int) {
    if !visibleRows.contains(row) { scroll(to: row - bodyRows / 3) }
  }

  /// Shows an earlier page in its earlier state.
  mutating func show(_ visit: Visit) {
    layout = visit.layout
    pane = visit.pane
    pages[page.address]?.putAwayReply()
    focus = visit.focus
    search = nil
    reflow()
  }

  private mutating func resize(to size: ScreenSize) {
    guard size != self.size else { return }
    self.size = size
    reflow()
  }

  /// Orders a layout of the awaited or shown page for the new width.
  private mutating func reflow() {
    if let former = awaited, former.profile.columns != size.columns {
      order(former.page, former.arrival)
    } else if awaited == nil, hasOrdered,
      layout.columns != size.columns || layout.questions != questions
    {
      order(layout.page, .changed(.text))
    }
    settle()
  }

  /// Keeps the layer over the page within the screen.
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

  /// Replaces the rows of the previous page.
  ///
  /// - Parameter former: The pane in which the page was left.
  mutating func put(_ layout: PageLayout, in former: Pane? = nil) {
    self.layout = layout
    pane = former ?? pane
    pane.show(layout.lines, indexedBy: layout.index, rows: bodyRows)
  }

  /// Shows the same page in a new layout, at the same position.
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
