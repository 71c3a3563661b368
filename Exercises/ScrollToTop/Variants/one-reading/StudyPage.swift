/// A page with notes beside the text.
public final class StudyPage: TextPage {
  /// The reader's notes.
  public let notes = ScrollView()
  /// Whether the reader is writing a note.
  public var isWriting = false

  /// Creates a page without notes.
  public override init() {
    super.init()
    notes.delegate = self
  }

  /// The notes, as long as somebody writes in them.
  public override func holds(_ scrollView: ScrollView) -> Bool {
    isWriting && ObjectIdentifier(scrollView) == ObjectIdentifier(notes)
  }
}
