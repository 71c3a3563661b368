/// A page with notes beside the text; the notes scroll by themselves.
public final class StudyPage: TextPage {
  /// The reader's notes.
  public let notes = ScrollView()

  /// Whether the reader is writing a note at the moment.
  public var isWriting: Bool {
    get { notesGuard.isOnDuty }
    set { notesGuard.isOnDuty = newValue }
  }

  /// Kept here, since the notes do not keep their delegate.
  private let notesGuard = NotesGuard()

  /// Creates a page without notes.
  public override init() {
    super.init()
    notes.delegate = notesGuard
  }
}
