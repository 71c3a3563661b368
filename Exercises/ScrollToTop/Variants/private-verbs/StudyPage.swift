/// A page with notes beside the text; the notes scroll by themselves.
public final class StudyPage: TextPage {
  /// The reader's notes.
  public let notes: ScrollView

  /// Whether the reader is writing a note at the moment.
  public var isWriting: Bool {
    get { held != nil }
    set { held = newValue ? notes : nil }
  }

  /// The view that must stay where it is, if there is one.
  private var held: ScrollView?

  /// Creates a page without notes.
  public override init() {
    notes = ScrollView()
    super.init()
    notes.delegate = self
  }

  /// Anything but the view that is held.
  public override func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    scrollView !== held
  }
}
