/// Somebody who can be called.
public final class Contact {
  /// What people call the person; it may change.
  public var name: String

  /// The number, as one dials it.
  public let number: String

  /// Creates a contact.
  public init(_ name: String, number: String) {
    self.name = name
    self.number = number
  }
}
