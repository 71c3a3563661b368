/// A page to study: a text, and beside it the reader's notes. Each scrolls independently.
public final class StudyPage: ScrollViewDelegate {
  /// The text.
  public let text = ScrollView()

  /// The reader's notes.
  public let notes = ScrollView()

  /// Whether the page shows the title above the text; a reader who scrolls down hides it.
  public var showsTitle = true

  /// Whether the reader is writing a note.
  public var isWriting = false {
    didSet { offsetOfNotes = notes.contentOffset }
  }

  /// Where the notes were when the note was begun.
  private var offsetOfNotes: Double = 0

  /// Creates a page without notes. It's the delegate of both its scroll views.
  public init() {
    text.delegate = self
    notes.delegate = self
  }

  /// Shows the title again when the text is at its top. Notes go back to their place.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    if scrollView === text {
      showsTitle = true
    }
    if scrollView === notes, isWriting {
      notes.contentOffset = offsetOfNotes
    }
  }
}
