/// Somebody who can be called.
public final class Contact {
  /// The person's name; it may change.
  public var name: String

  /// The number to dial.
  public let number: String

  /// Creates a contact.
  public init(_ name: String, number: String) {
    self.name = name
    self.number = number
  }
}
