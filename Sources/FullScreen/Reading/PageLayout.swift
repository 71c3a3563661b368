import Messages
import Terminal
import Typesetting

/// A page laid out for a width, with an index of its contents.
package struct PageLayout: Sendable {
  let page: ReaderPage
  /// The predictions shown; nil if there are none.
  let questions: QuestionedPage?
  /// The width in columns.
  let columns: Int
  let lines: [Line]
  let headings: [Heading]
  /// The first row of each note, by its fragment.
  let notes: [String: Int]
  let links: [PageLink]
  let index: TextIndex
  /// The folded part below the open prediction; nil if there is none.
  let fold: Fold?
  let marks: PageMarks

  /// The part of a page that is hidden until a prediction is answered or passed over.
  struct Fold: Sendable {
    /// The number of the prediction, counted from 1.
    let question: Int
    /// Its headings; their rows are the indices of their blocks in the page.
    let headings: [Heading]
    /// The index for searches.
    let index: TextIndex
  }

  init(empty page: ReaderPage, columns: Int) {
    self.page = page
    self.columns = columns
    (lines, headings, notes, links, questions) = ([], [], [:], [], nil)
    (marks, fold) = (PageMarks(), nil)
    index = TextIndex(of: [])
  }

  /// Lays out the page for a profile; nil if it was cancelled.
  init?(
    _ page: ReaderPage, _ questions: QuestionedPage? = nil, for profile: TerminalProfile,
    theme: Theme,
    unless isCancelled: () -> Bool
  ) {
    var profile = profile
    // The reader of a note may want only its address.
    let spellsOutNotes = !profile.hyperlinks
    // Enter follows a link, so that its address need not be spelled out.
    profile.hyperlinks = true
    let typesetter = TerminalTypesetter(
      profile: profile, theme: theme, hasMargin: true, opensPages: true,
      spellsOutNotes: spellsOutNotes)
    let document = questions?.shown(in: profile.catalogue) ?? page.document
    guard let typeset = typesetter.page(of: document, unless: isCancelled) else { return nil }
    fold = questions.flatMap { questions in
      Self.fold(
        of: questions, in: profile.catalogue, setBy: typesetter, unless: isCancelled)
    }
    let next =
      questions?.open == nil
      ? Self.nextLines(of: page, in: profile, margin: typesetter.margin) : []
    self.page = page
    self.questions = questions
    columns = profile.columns
    lines = typeset.lines + (typeset.lines.isEmpty || next.isEmpty ? [] : [Line()]) + next
    headings = Heading.all(of: document, rows: typeset.starts)
    notes = Self.notes(of: document, rows: typeset.starts)
    links = PageLink.all(in: lines)
    index = TextIndex(of: lines)
    marks = PageMarks(
      of: document, questions, starts: typeset.starts, rowCount: lines.count)
  }

  private static func fold(
    of questions: QuestionedPage, in language: Catalogue, setBy typesetter: TerminalTypesetter,
    unless isCancelled: () -> Bool
  ) -> Fold? {
    guard let open = questions.open, let rest = questions.rest(in: language),
      let typeset = typesetter.page(of: rest.document, unless: isCancelled)
    else { return nil }
    let all = Heading.all(of: questions.document, rows: Array(questions.document.blocks.indices))
    return Fold(
      question: open + 1, headings: all.filter { $0.row >= rest.start },
      index: TextIndex(of: typeset.lines))
  }

  private static func notes(of document: MarkdownDocument, rows: [Int]) -> [String: Int] {
    zip(document.blocks, rows).reduce(into: [:]) { notes, start in
      if case .note(let number, _) = start.0 {
        notes[MarkdownDocument.fragment(ofNote: number)] = start.1
      }
    }
  }

  private static func nextLines(
    of page: ReaderPage, in place: TerminalProfile, margin: Int
  ) -> [Line] {
    guard !page.next.isEmpty else { return [] }
    let blanks = Span.decoration(String(repeating: " ", count: margin))
    // Translators: Below a page, in front of what comes after it.
    let label = Span.decoration(place.text(of: Message("Next: ")), style: Style(bold: true))
    let indentation = Span.decoration(
      String(repeating: " ", count: margin + Line([label]).width()))
    let fits = place.columns >= 20
    return LineBreaker(
      width: place.columns, first: fits ? [blanks, label] : [], following: fits ? [indentation] : []
    ).lines(of: page.next)
  }
}
