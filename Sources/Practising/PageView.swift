import FullScreen
import Messages
import Predicting
import Terminal
import Typesetting

/// A page in a pane, laid out only when the width changes or a prediction was answered.
struct PageView: Sendable {
  let page: PracticePage
  var pane = Pane()
  /// The page with the state of its predictions; nil if it is not a lesson.
  private(set) var questions: QuestionedPage?
  /// The text typed to answer the open prediction.
  private(set) var reply = ReplyLine()
  private var columns: Int?
  /// The prediction that was answered last, which must be in view.
  private var replied: Int?
  /// The row to which the page's heading was scrolled.
  private var placed: Int?
  /// Whether the end was in view when the open prediction became answerable.
  private var isWaitedFor = false
  /// The rows with the results of the predictions.
  private var replyRows: [Int] = []
  /// The whole programs, by their first rows.
  private var programs: [(row: Int, name: String)] = []

  init(_ page: PracticePage) {
    self.page = page
    questions = page.questions
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
    let typesetter = TerminalTypesetter(profile: profile, theme: theme)
    guard let questions, case let document = questions.shown(in: profile.catalogue),
      let typeset = typesetter.page(of: document)
    else {
      return pane.show(page.lines(profile, theme), rows: rows)
    }
    programs = zip(document.blocks, typeset.starts).compactMap { block, row in
      guard case .code(let code) = block else { return nil }
      return code.programName.map { (row, $0) }
    }
    pane.show(typeset.lines, rows: rows)
    replyRows = questions.replyStarts.map { block in
      block < typeset.starts.count ? typeset.starts[block] : typeset.lines.count
    }
    if let replied, replyRows.indices.contains(replied) { pane.reveal(replyRows[replied]) }
    if isWaitedFor { _ = pane.scroll(.end) }
    if isAtHeading, replied == nil { place(at: page.heading, in: document, typeset) }
    (replied, isWaitedFor) = (nil, false)
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

  /// Where one is in it, if not all is in view.
  var position: Message? {
    questions?.open.flatMap { pane.position(untilQuestion: $0 + 1) } ?? pane.position
  }

  /// Whether the end of what is unfolded is in view, and a prediction waits there.
  var isAsking: Bool { questions?.open != nil && pane.showsEnd }

  /// Whether the end of the page is in view.
  var showsEnd: Bool { questions?.open == nil && pane.showsEnd }

  /// The program in view: the last one that begins above the bottom row.
  var program: String? {
    let end = pane.top + pane.rows
    return (programs.last { $0.row < end } ?? programs.first)?.name
  }

  /// Handles a key for the open prediction.
  mutating func answer(_ key: Key) -> ReplyLine.Deed {
    guard isAsking, var page = questions else { return .nothing }
    let index = page.open
    let deed = reply.press(key, for: &page)
    questions = page
    switch deed {
    case .answered, .passedOver: (columns, replied) = (nil, index)
    case .tried: (columns, isWaitedFor) = (nil, true)
    case .nothing, .edited, .refused: break
    }
    return deed
  }

  /// Asks the lowest answered prediction in view again.
  ///
  /// - Returns: Whether there is one.
  mutating func askAgain() -> Bool {
    guard let index = replyRows.lastIndex(where: pane.range.contains),
      questions?.askAgain(index) == true
    else { return false }
    (columns, reply, isWaitedFor) = (nil, ReplyLine(), true)
    return true
  }

  /// Takes in what a line that was written for a gap has come to.
  ///
  /// - Returns: What is to be kept, if the line is right.
  mutating func note(
    _ outcome: Result<WrittenLine, PredictionAnswer.Fault>, of trial: QuestionedPage.Trial,
    inLesson name: String
  ) -> QuestionedPage.Kept? {
    guard page.lesson == name else { return nil }
    let isWatched = isAsking
    let kept = questions?.note(outcome, of: trial)
    columns = nil
    guard kept != nil else {
      isWaitedFor = isWatched
      return nil
    }
    reply = ReplyLine()
    if isWatched { replied = trial.index }
    return kept
  }

  /// Takes in what running a prediction's programs has come to.
  mutating func note(_ answer: PracticeMessage.Predicted) {
    guard page.lesson == answer.lesson else { return }
    let wasOpen = isAsking ? questions?.open : nil
    questions?.note(answer.result, of: answer.index)
    isWaitedFor = wasOpen != nil && wasOpen == questions?.open
    columns = nil
  }
}
