/// Which object, not kept alive.
///
/// Sendable, since nobody can do anything with the object but compare it.
struct Identity: @unchecked Sendable {
  private weak let object: AnyObject?
  /// Names the object as long as it lives; afterwards another one may have it.
  let id: ObjectIdentifier

  init(_ object: AnyObject) {
    self.object = object
    id = ObjectIdentifier(object)
  }

  /// Whether both are the same object, which is alive.
  func isAlive(as other: Identity) -> Bool { id == other.id && object != nil }
}
