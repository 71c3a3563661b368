import Synchronization

/// What is noted about a thing.
struct Note {
  var days = 0
  var reader = ""
}

private let notes = Mutex<[ObjectIdentifier: Note]>([:])

// An extension cannot store anything, so the notes lie in a table.
extension CellRepresentable {
  /// What is noted about this thing, whatever is around it.
  var note: Note {
    get { notes.withLock { $0[key] ?? Note() } }
    set { notes.withLock { $0[key] = newValue } }
  }

  private var key: ObjectIdentifier {
    (self as? any CellDecorator)?.wrapped.key ?? ObjectIdentifier(self)
  }
}
