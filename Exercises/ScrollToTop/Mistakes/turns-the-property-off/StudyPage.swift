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
    didSet {
      notes.scrollsToTop = !isWriting
    }
  }

  /// Creates a page without notes. It is the delegate of both its scroll views.
  public init() {
    text.delegate = self
    notes.delegate = self
  }

  /// At the top of its text, a page shows its title again.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    if scrollView === text {
      showsTitle = true
    }
  }
}
