/// A page with notes beside the text; the notes scroll by themselves.
public final class StudyPage: TextPage {
  /// The reader's notes.
  public let notes = ScrollView()

  /// Whether the reader is writing a note at the moment.
  public var isWriting = false {
    didSet { offsetOfNotes = notes.contentOffset }
  }

  /// Where the notes were when the note was begun.
  private var offsetOfNotes: Double = 0

  /// Creates a page without notes. It is the delegate of both its scroll views.
  public override init() {
    super.init()
    notes.delegate = self
  }

  /// Puts the notes back if a note is being written.
  public override func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    super.scrollViewDidScrollToTop(scrollView)
    if scrollView === notes, isWriting {
      notes.contentOffset = offsetOfNotes
    }
  }
}
