import Messages
import Terminal
import Typesetting

/// A page in a pane, laid out only when the width changes or a prediction was answered.
struct PageView: Sendable {
  let page: PracticePage
  var pane = Pane()
  /// The page with the state of its predictions; nil if it is not a lesson.
  private(set) var asking: PageModel?
  private var columns: Int?
  /// The change since the last layout.
  private var change: PageModel.Change?
  /// The row to which the page's heading was scrolled.
  private var placed: Int?
  private var marks = PageMarks()

  init(_ page: PracticePage) {
    self.page = page
    asking = page.questions.map { PageModel($0, named: page.lesson ?? "") }
  }

  /// Lays out the page for this many columns and rows.
  mutating func fit(_ profile: TerminalProfile, rows: Int, theme: Theme) {
    // A new layout moves rows without scrolling by the user.
    let isAtHeading = placed == nil || placed == pane.top
    guard columns != profile.columns else {
      pane.fit(into: rows)
      if isAtHeading, placed != nil { placed = pane.top }
      return
    }
    columns = profile.columns
    let (isNew, wasAsking) = (pane.lines.isEmpty, isAsking)
    let typesetter = TerminalTypesetter(profile: profile, theme: theme)
    guard let questions = asking?.questions,
      case let document = questions.shown(in: profile.catalogue),
      let typeset = typesetter.page(of: document)
    else {
      return pane.show(page.lines(profile, theme), rows: rows)
    }
    pane.show(typeset.lines, rows: rows)
    marks = PageMarks(
      of: document, questions, starts: typeset.starts, rowCount: typeset.lines.count)
    defer { change = nil }
    switch change {
    case .replied(let index) where marks.replies.indices.contains(index):
      return pane.reveal(marks.replies[index])
    case .replied: return
    case .asked: _ = pane.scroll(.end)
    case nil where wasAsking: _ = pane.scroll(.end)
    case _ where isNew && page.heading == nil:
      if let top = marks.topToGoOn(in: questions, rows: rows) { pane.scroll(to: top) }
    case .text, nil: break
    }
    if isAtHeading { place(at: page.heading, in: document, typeset) }
  }

  /// Scrolls a heading to the top, where it stays until the user scrolls.
  private mutating func place(
    at heading: String?, in document: MarkdownDocument, _ typeset: TypesetPage
  ) {
    guard let heading, let block = document.blocks.firstIndex(where: { $0.isHeading(heading) })
    else { return }
    pane.scroll(to: typeset.starts[block])
    placed = pane.top
  }

  /// The reader's position, if not all of it is in view.
  var position: Message? {
    guard let questions = asking?.questions, let open = questions.open else {
      return pane.position
    }
    return pane.position(untilQuestion: open + 1, of: questions.predictions.count)
  }

  /// The index of the open prediction.
  private var open: Int? { asking?.questions.open }

  /// Whether a prediction is open, and its end is in view or an answer to it was begun.
  var isAsking: Bool { open != nil && (pane.showsEnd || asking?.reply.text.isEmpty == false) }

  /// Whether the end of the page is in view.
  var showsEnd: Bool { open == nil && (pane.showsEnd || marks.isRead(in: pane.range)) }

  /// The place where it is read.
  var place: Double { marks.place(ofRow: pane.top) }

  /// The program in view: the last one that begins above the bottom row.
  var program: String? { marks.program(above: pane.top + pane.rows)?.name }

  /// Handles a key for the open prediction, or for the last one after a wrong answer.
  ///
  /// - Returns: Nil if the key has another meaning.
  mutating func press(_ key: Key) -> PageModel.Response? {
    guard isAsking else { return asking?.hold(key) }
    guard let response = asking?.press(key) else { return nil }
    _ = pane.scroll(.end)
    layOutAgain(after: response.change)
    return response
  }

  /// Asks the lowest answered prediction in view again.
  ///
  /// - Returns: Whether there is one.
  mutating func askAgain() -> Bool {
    guard let index = marks.reply(in: pane.range), asking?.askAgain(index) == true else {
      return false
    }
    layOutAgain(after: .asked)
    return true
  }

  mutating func take(_ event: PageEvent) -> PageModel.Response? {
    let isAsking = isAsking
    guard page.lesson == event.page, let response = asking?.take(event, isAsking: isAsking) else {
      return nil
    }
    layOutAgain(after: response.change)
    return response
  }

  /// Makes letters begin an answer again.
  mutating func reopen() {
    if asking?.reply.text.isEmpty == true { asking?.putAwayReply() }
  }

  private mutating func layOutAgain(after change: PageModel.Change?) {
    guard let change else { return }
    columns = nil
    // A later event leaves the rows that the last key brought into view.
    if change != .text || self.change == nil { self.change = change }
  }
}
