import Predicting
import Terminal
import Typesetting

/// A page set to a width, and what can be found in it.
package struct PageLayout: Sendable {
  let page: ReaderPage
  /// Its predictions as they are shown; nil if there are none.
  let questions: QuestionedPage?
  /// The width it was set to.
  let columns: Int
  let lines: [Line]
  let headings: [Heading]
  /// The first row of each note, by what a link says after `#`.
  let notes: [String: Int]
  let links: [PageLink]
  let index: TextIndex
  /// Where it is said what became of each prediction.
  let replyRows: [Int]
  /// The whole programs, by their first rows.
  let programs: [(row: Int, name: String)]

  /// A page of which nothing has been set.
  init(empty page: ReaderPage, columns: Int) {
    self.page = page
    self.columns = columns
    (lines, headings, notes, links, questions) = ([], [], [:], [], nil)
    (replyRows, programs) = ([], [])
    index = TextIndex(of: [])
  }

  /// The page, set as it will be shown by a place; `nil` if it was cancelled.
  init?(
    _ page: ReaderPage, _ questions: QuestionedPage? = nil, for profile: TerminalProfile,
    theme: Theme,
    unless isCancelled: () -> Bool
  ) {
    var profile = profile
    // Enter follows a link, so that its address need not be spelled out.
    profile.hyperlinks = true
    let typesetter = TerminalTypesetter(
      profile: profile, theme: theme, hasMargin: true, opensPages: true)
    let document = questions?.shown ?? page.document
    guard let typeset = typesetter.page(of: document, unless: isCancelled) else { return nil }
    let next =
      questions?.open == nil
      ? Self.nextLines(of: page, width: profile.columns, margin: typesetter.margin) : []
    self.page = page
    self.questions = questions
    columns = profile.columns
    lines = typeset.lines + (typeset.lines.isEmpty || next.isEmpty ? [] : [Line()]) + next
    headings = Heading.all(of: document, rows: typeset.starts)
    notes = Self.notes(of: document, rows: typeset.starts)
    links = PageLink.all(in: lines)
    index = TextIndex(of: lines)
    let (starts, count) = (typeset.starts, lines.count)
    replyRows = (questions?.replyStarts ?? []).map { $0 < starts.count ? starts[$0] : count }
    programs = zip(document.blocks, starts).compactMap { block, row in
      guard case .code(let code) = block else { return nil }
      return code.programName.map { (row, $0) }
    }
  }

  private static func notes(of document: MarkdownDocument, rows: [Int]) -> [String: Int] {
    zip(document.blocks, rows).reduce(into: [:]) { notes, start in
      if case .note(let number, _) = start.0 {
        notes[MarkdownDocument.fragment(ofNote: number)] = start.1
      }
    }
  }

  private static func nextLines(of page: ReaderPage, width: Int, margin: Int) -> [Line] {
    guard !page.next.isEmpty else { return [] }
    let blanks = Span.decoration(String(repeating: " ", count: margin))
    let label = Span.decoration("Next: ", style: Style(bold: true))
    let indentation = Span.decoration(String(repeating: " ", count: margin + 6))
    let fits = width >= 20
    return LineBreaker(
      width: width, first: fits ? [blanks, label] : [], following: fits ? [indentation] : []
    ).lines(of: page.next)
  }
}
