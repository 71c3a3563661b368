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

  /// While a note is being written, the notes stay under the reader's hand.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    if isWriting, scrollView === notes { return false }
    return true
  }
}
