/// Somebody in an address book.
public final class Contact {
  /// The name: "Ann".
  public let name: String
  /// How to reach them, and what else is known: objects of different classes.
  public let details: [AnyObject]

  /// Somebody, and what is known of them.
  public init(_ name: String, details: [AnyObject] = []) {
    self.name = name
    self.details = details
  }
}
