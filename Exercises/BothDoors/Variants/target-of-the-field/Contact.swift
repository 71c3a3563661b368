/// Somebody to call, or not to.
public struct Contact: Sendable {
  /// What people call the person.
  public let name: String

  /// Whether nobody wants to call this person.
  public let isBlocked: Bool

  /// Creates a contact.
  public init(_ name: String, isBlocked: Bool) {
    self.name = name
    self.isBlocked = isBlocked
  }
}
