/// A page to study: a text, and beside it the reader's notes, which scroll by themselves.
public final class StudyPage: ScrollViewDelegate {
  /// The text.
  public let text = ScrollView()

  /// The reader's notes.
  public let notes = ScrollView()

  /// Whether the title above the text is on show; a reader who scrolls down hides it.
  public var showsTitle = true

  /// Whether the reader is writing a note at the moment.
  public var isWriting = false {
    didSet { offsetOfNotes = notes.contentOffset }
  }

  /// Where the notes were when the note was begun.
  private var offsetOfNotes: Double = 0

  /// Creates a page without notes. It is the delegate of both its scroll views.
  public init() {
    text.delegate = self
    notes.delegate = self
  }

  /// While a note is being written, the notes stay where they are.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    if isWriting, scrollView === notes { return false }
    return true
  }

  /// At the top of its text, a page shows its title again. Notes go back to their place.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    if scrollView === text {
      showsTitle = true
    }
    if scrollView === notes, isWriting {
      notes.contentOffset = offsetOfNotes
    }
  }
}
