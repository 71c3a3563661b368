/// Somebody to call, or not.
public struct Contact: Sendable {
  /// The person's name.
  public let name: String

  /// Whether nobody wants to call this person.
  public let isBlocked: Bool

  /// Creates a contact.
  public init(_ name: String, isBlocked: Bool) {
    self.name = name
    self.isBlocked = isBlocked
  }
}
