/// A page with notes beside the text.
public final class StudyPage: ScrollViewDelegate {
  /// The text.
  public let text = ScrollView()
  /// The reader's notes.
  public let notes = ScrollView()
  /// Whether the page shows the title.
  public var showsTitle = true
  /// Whether the reader is writing a note.
  public var isWriting = false

  /// Creates a page without notes.
  public init() {
    for view in [text, notes] { view.delegate = self }
  }

  /// Says yes for a view that needn't stay.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    !holds(scrollView)
  }

  /// Shows the title.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    guard scrollView === text else { return }
    showsTitle = true
  }

  /// Whether this view has to stay: the notes, while the reader writes one.
  private func holds(_ scrollView: ScrollView) -> Bool {
    isWriting && ObjectIdentifier(scrollView) == ObjectIdentifier(notes)
  }
}
