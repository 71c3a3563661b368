/// A weak reference to an object, for comparison only.
///
/// Sendable because callers can do nothing with the object except compare it.
struct Identity: @unchecked Sendable {
  private weak let object: AnyObject?
  /// Identifies the object while it lives; afterwards a new object may get the same identifier.
  let id: ObjectIdentifier

  init(_ object: AnyObject) {
    self.object = object
    id = ObjectIdentifier(object)
  }

  /// Whether both refer to the same object and it is still alive.
  func isAlive(as other: Identity) -> Bool { id == other.id && object != nil }
}
