import CourseModel
import Messages
import Reporting
import Terminal
import Typesetting

/// What the pane of the verdict shows: the hint that was asked for, then what helps most.
///
/// Two that are equal have the same rows in the same place.
struct VerdictContent: Equatable, Sendable {
  /// A hint as it is shown.
  struct Hint: Equatable, Sendable {
    let place: Hints.Place
    let document: MarkdownDocument
    /// How many there are for its TODO.
    let count: Int
  }

  /// What can be done after a pass.
  struct AfterPass: Equatable, Sendable {
    /// The title of the page to read before the next exercise, or once none is open.
    let lessonToRead: String?
    /// The next exercise.
    let next: String?
    let showsSolution: Bool
    let hasOther: Bool
    let hasTwin: Bool
    /// Whether no exercise of the course is open.
    let isAll: Bool
  }

  let hint: Hint?
  let verdict: Verdict?
  /// Whether other checks are still running.
  let isPartial: Bool
  /// What objects said in a check of it.
  let heard: Hearing.Heard?
  /// Whether the verdict is for a text that is no longer there.
  let isOld: Bool
  /// Whether every check says what it has to say.
  let explainsAll: Bool
  /// The title of the page to read before one begins; nil where none is, or one has begun.
  let readFirst: String?
  /// What is shown until there is a verdict.
  let introduction: String
  let afterPass: AfterPass
  /// The key that opens what the first open check tells one to read; nil where nobody types.
  let readingKey: Character?

  /// Its rows in a place, with the place for a conversation among them.
  struct Rows {
    var head: [Line]
    /// What objects said; it comes when the others are read already.
    var conversation: [Line] = []
    var tail: [Line] = []

    var all: [Line] { head + conversation + tail }
  }

  /// Its rows in a place, for a screen that has so many for them.
  func rows(in place: TerminalProfile, rows: Int, theme: Theme) -> Rows {
    let hint = readFirstLines(in: place) + hintLines(in: place, theme: theme)
    guard let parts = parts(in: place, theme: theme) else {
      guard !introduction.isEmpty else { return Rows(head: hint) }
      return Rows(
        head: hint + LineBreaker(width: place.columns).lines(of: [Span(introduction)]))
    }
    var said =
      explainsAll && !isPartial ? allRows(parts) : briefRows(parts, rows: rows - hint.count)
    said.conversation = conversationLines(in: place, theme: theme)
    if isOld {
      said = Rows(
        head: said.head.map { $0.faded() }, conversation: said.conversation.map { $0.faded() },
        tail: said.tail.map { $0.faded() })
    }
    said.head = hint + said.head
    return said
  }

  /// Where to begin, for whoever has neither read nor written.
  private func readFirstLines(in place: TerminalProfile) -> [Line] {
    guard let readFirst, readingKey != nil else { return [] }
    let words = place.spans(
      of: .readFirst(readFirst), with: ["key": [Span("N", style: Style(bold: true))]])
    return LineBreaker(width: place.columns).lines(of: words) + [Line()]
  }

  /// What objects said, under a heading.
  func conversationLines(in place: TerminalProfile, theme: Theme) -> [Line] {
    guard let heard else { return [] }
    let heading = Line(
      [.decoration("  ")] + place.spans(of: .whatWasSaid, style: Style(bold: true)))
    let drawing = TerminalTypesetter(profile: place, theme: theme).lines(of: heard.conversation)
    return [heading] + drawing + [Line()]
  }

  /// The pieces of the verdict, if there is one.
  func parts(in place: TerminalProfile, theme: Theme) -> VerdictParts? {
    verdict.map { verdict in
      VerdictParts(
        verdict.report, files: verdict.files, profile: place, theme: theme, readingKey: readingKey)
    }
  }

  /// The hint that is shown, and how many are left.
  func hintLines(in place: TerminalProfile, theme: Theme) -> [Line] {
    guard let hint else { return [] }
    let left = hint.count - hint.place.index - 1
    let number = Message.hint(
      hint.place.index + 1, of: hint.count, forTODO: hint.place.todo)
    let heading = Line(
      place.spans(of: number, style: Style(bold: true, foreground: .cyan))
        + place.spans(of: left == 0 ? .lastHint : .moreHints(left), style: Style(dim: true)))
    var narrower = place
    narrower.columns = max(1, place.columns - 2)
    let text = TerminalTypesetter(profile: narrower, theme: theme).typeset(hint.document)
    return [heading] + text.map { $0.indented() } + [Line()]
  }
}
