import CourseModel
import Messages
import Reporting
import Terminal
import Typesetting

/// The content of the verdict's pane: the requested hint, then the most helpful part of the
/// verdict.
///
/// Equal contents have the same rows at the same profile.
struct VerdictContent: Equatable, Sendable {
  /// The hint that is shown.
  struct Hint: Equatable, Sendable {
    /// The number of its TODO.
    let todo: Int
    /// Its place among those that were seen, counted from 1.
    let ordinal: Int
    let document: MarkdownDocument
    /// The number of hints for its TODO.
    let count: Int
  }

  /// The options after a pass.
  struct AfterPass: Equatable, Sendable {
    /// The title of the page to read before the next exercise, or once none is open.
    let lessonToRead: String?
    /// The name of the path that the learner follows.
    let path: String?
    /// The next exercise.
    let next: String?
    /// The next open exercise of this topic, if `next` goes back to the learner's path.
    let nextOfTopic: String?
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
  /// The conversation in a check of it.
  let heard: Hearing.Heard?
  /// Whether the verdict is for a text that has changed since.
  let isOld: Bool
  /// Whether every check shows its messages.
  let explainsAll: Bool
  /// The title of the page to read before one begins; nil where none is, or one has begun.
  let readFirst: String?
  /// The text until there is a verdict.
  let introduction: String
  let afterPass: AfterPass
  /// The key for the explanation of the first open check; nil where there are no keys.
  let readingKey: Character?

  /// The rows in three parts, so that a conversation can be inserted.
  struct Rows {
    var head: [Line]
    /// The conversation, which arrives when the other rows may already have been read.
    var conversation: [Line] = []
    var tail: [Line] = []

    var all: [Line] { head + conversation + tail }
  }

  /// Returns the rows for a profile, on a screen with this many rows for them.
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

  /// The page to begin with, for a learner who has neither read nor written.
  private func readFirstLines(in place: TerminalProfile) -> [Line] {
    guard let readFirst, readingKey != nil else { return [] }
    let words = place.spans(
      of: Message(
        """
        To begin, read “\(readFirst, "title")”: key \(span: "key"). Then write what the task asks \
        for.
        """), with: ["key": [Span("n", style: Style(bold: true))]])
    return LineBreaker(width: place.columns).lines(of: words) + [Line()]
  }

  /// The conversation of the objects, under a heading.
  func conversationLines(in place: TerminalProfile, theme: Theme) -> [Line] {
    guard let heard else { return [] }
    let heading = Line(
      [.decoration("  ")]
        + place.spans(of: Message("What your objects said"), style: Style(bold: true)))
    let drawing = TerminalTypesetter(profile: place, theme: theme).lines(of: heard.conversation)
    return [heading] + drawing + [Line()]
  }

  /// Returns the parts of the verdict, if there is one.
  func parts(in place: TerminalProfile, theme: Theme) -> VerdictParts? {
    verdict.map { verdict in
      VerdictParts(
        verdict.report, files: verdict.files, profile: place, theme: theme, readingKey: readingKey)
    }
  }

  /// Returns the hint that is shown, and the number of hints left.
  func hintLines(in place: TerminalProfile, theme: Theme) -> [Line] {
    guard let hint else { return [] }
    let left = hint.count - hint.ordinal
    // Translators: The heading of a hint.
    let number = Message(
      """
      Hint \(hint.ordinal, "number") of \(hint.count, "count") for TODO \(hint.todo, "todo")
      """)
    let heading = Line(
      // Translators: Behind a hint's heading: how many more there are, and the key that shows them.
      place.spans(of: number, style: Style(bold: true, foreground: .cyan))
        + place.spans(
          of: left == 0
            ? Message(", the last one", context: "hint")
            : Message(
              one: ", {count} more with 'h'", other: ", {count} more with 'h'", count: left),
          style: Style(dim: true)))
    var narrower = place
    narrower.columns = max(1, place.columns - 2)
    let text = TerminalTypesetter(profile: narrower, theme: theme).typeset(hint.document)
    return [heading] + text.map { $0.indented() } + [Line()]
  }
}
