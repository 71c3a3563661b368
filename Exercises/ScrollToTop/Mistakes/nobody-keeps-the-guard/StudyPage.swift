/// Holds the notes of a page while a note is being written.
private final class NotesGuard: ScrollViewDelegate {
  weak var page: StudyPage?

  init(page: StudyPage) {
    self.page = page
  }

  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    page?.isWriting != true
  }
}

/// A page with notes beside the text; the notes scroll by themselves.
public final class StudyPage: TextPage {
  /// The reader's notes.
  public let notes = ScrollView()

  /// Whether the reader is writing a note at the moment.
  public var isWriting = false

  /// Creates a page without notes. A guard speaks for the notes.
  public override init() {
    super.init()
    let notesGuard = NotesGuard(page: self)
    notes.delegate = notesGuard
  }
}
