/// A page with notes beside the text; each scrolls independently.
public final class StudyPage {
  /// The text.
  public let text = ScrollView()

  /// The reader's notes.
  public let notes: ScrollView

  /// Whether the page shows the title; a reader who scrolls down hides it.
  public var showsTitle = true

  /// Whether the reader is writing a note.
  public var isWriting: Bool {
    get { held != nil }
    set { held = newValue ? notes : nil }
  }

  /// The view that must stay where it is, if there's one.
  private var held: ScrollView?

  /// Creates a page without notes.
  public init() {
    notes = ScrollView()
    text.delegate = self
    notes.delegate = self
  }
}

extension StudyPage: ScrollViewDelegate {
  /// Says yes, except for the view that must stay.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    scrollView !== held
  }

  /// Shows the title again when the text is at its top.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    showsTitle = showsTitle || scrollView === text
  }
}
