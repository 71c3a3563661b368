/// A page with notes beside the text; the notes scroll by themselves.
public final class StudyPage: TextPage {
  /// The reader's notes.
  public let notes = ScrollView()

  /// Whether the reader is writing a note at the moment.
  public var isWriting = false

  /// Whether the notes have to stay.
  private lazy var holdsNotes = isWriting

  /// Creates a page without notes. It is the delegate of both its scroll views.
  public override init() {
    super.init()
    notes.delegate = self
  }

  /// While a note is being written, the notes stay under the reader's hand.
  public override func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    if holdsNotes, scrollView === notes { return false }
    return super.scrollViewShouldScrollToTop(scrollView)
  }
}
