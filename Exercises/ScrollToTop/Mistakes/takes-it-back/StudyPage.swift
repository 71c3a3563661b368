/// A page with notes beside the text; the notes scroll by themselves.
public final class StudyPage: TextPage {
  /// The reader's notes.
  public let notes = ScrollView()

  /// Whether the reader is writing a note at the moment.
  public var isWriting = false

  /// Creates a page without notes. It is the delegate of both its scroll views.
  public override init() {
    super.init()
    notes.delegate = self
  }

  /// Where the notes were before they went to the top.
  private var offsetOfNotes: Double = 0

  /// Remembers where the notes were.
  public func scrollViewWillScrollToTop(_ scrollView: ScrollView) {
    if scrollView === notes {
      offsetOfNotes = notes.contentOffset
    }
  }

  /// Puts the notes back if a note is being written.
  public override func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    super.scrollViewDidScrollToTop(scrollView)
    if scrollView === notes, isWriting {
      notes.contentOffset = offsetOfNotes
    }
  }
}
