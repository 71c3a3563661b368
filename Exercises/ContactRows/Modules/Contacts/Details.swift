/// A telephone number.
public final class PhoneNumber {
  /// Where it rings: "home".
  public let label: String
  /// The number to dial: "0113 496".
  public let digits: String

  /// A number, and where it rings.
  public init(_ label: String, _ digits: String) {
    self.label = label
    self.digits = digits
  }
}

/// A postal address.
public final class Address {
  /// The street, with its number: "12 Mill Lane".
  public let street: String
  /// The town: "Leeds".
  public let town: String

  /// A street in a town.
  public init(_ street: String, _ town: String) {
    self.street = street
    self.town = town
  }
}

/// An e-mail address.
public final class EmailAddress {
  /// The part before the `@`: "ann".
  public let user: String
  /// The part after the `@`: "example.org".
  public let host: String

  /// A user at a host.
  public init(_ user: String, at host: String) {
    self.user = user
    self.host = host
  }
}

/// A few words about a person.
open class Note {
  /// The words.
  public let text: String

  /// A note of these words.
  public init(_ text: String) {
    self.text = text
  }
}
