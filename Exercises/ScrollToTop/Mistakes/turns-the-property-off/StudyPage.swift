/// A page with notes beside the text; the notes scroll by themselves.
public final class StudyPage: TextPage {
  /// The reader's notes.
  public let notes = ScrollView()

  /// Whether the reader is writing a note at the moment.
  public var isWriting = false {
    didSet {
      notes.scrollsToTop = !isWriting
    }
  }

  /// Creates a page without notes. It is the delegate of both its scroll views.
  public override init() {
    super.init()
    notes.delegate = self
  }
}
