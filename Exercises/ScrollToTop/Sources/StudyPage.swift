/// A page to study: a text, and beside it the reader's notes. Each scrolls independently.
public final class StudyPage: ScrollViewDelegate {
  /// The text.
  public let text = ScrollView()

  /// The reader's notes.
  public let notes = ScrollView()

  /// Whether the page shows the title above the text; a reader who scrolls down hides it.
  public var showsTitle = true

  /// Whether the reader is writing a note.
  public var isWriting = false

  /// Creates a page without notes. It's the delegate of both its scroll views.
  public init() {
    text.delegate = self
    notes.delegate = self
  }

  /// Keeps the notes where they are while the reader writes one.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    // TODO: 4. Which of the two scroll views is asking? And is this a moment to say no?
    true
  }

  /// Shows the title again when the text is at its top.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    if scrollView === text {
      showsTitle = true
    }
  }
}
