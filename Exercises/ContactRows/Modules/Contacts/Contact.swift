/// A person in an address book.
public final class Contact {
  /// The name: "Ann".
  public let name: String
  /// The person's details: objects of different classes.
  public let details: [AnyObject]

  /// A person with these details.
  public init(_ name: String, details: [AnyObject] = []) {
    self.name = name
    self.details = details
  }
}
