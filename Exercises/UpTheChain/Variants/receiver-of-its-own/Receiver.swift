/// For whom an action is.
enum Receiver {
  /// For this object, and nobody else.
  case named(Weak)
  /// For the nearest that can.
  case nearest
}

/// A reference that does not keep.
struct Weak {
  weak var object: Responder?

  init(_ object: Responder) { self.object = object }
}
