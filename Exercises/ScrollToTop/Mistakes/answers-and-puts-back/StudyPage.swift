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

  /// Puts the notes back if a note is being written, to be on the safe side.
  public override func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    super.scrollViewDidScrollToTop(scrollView)
    if scrollView === notes, isWriting {
      notes.contentOffset = offsetOfNotes
    }
  }

  /// While a note is being written, the notes stay under the reader's hand.
  public override func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    if isWriting, scrollView === notes { return false }
    return super.scrollViewShouldScrollToTop(scrollView)
  }
}
