/// The receiver of an action.
enum Receiver {
  /// Only this object.
  case named(Weak)
  /// For the nearest that can.
  case nearest
}

/// A reference that does not keep.
struct Weak {
  weak var object: Responder?

  init(_ object: Responder) { self.object = object }
}
