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

/// A page to study: a text, and beside it the reader's notes, which scroll by themselves.
public final class StudyPage: ScrollViewDelegate {
  /// The text.
  public let text = ScrollView()

  /// The reader's notes.
  public let notes = ScrollView()

  /// Whether the title above the text is on show; a reader who scrolls down hides it.
  public var showsTitle = true

  /// Whether the reader is writing a note at the moment.
  public var isWriting = false

  /// Creates a page without notes. A guard answers for the notes.
  public init() {
    text.delegate = self
    let notesGuard = NotesGuard(page: self)
    notes.delegate = notesGuard
  }

  /// At the top of its text, a page shows its title again.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    if scrollView === text {
      showsTitle = true
    }
  }
}
