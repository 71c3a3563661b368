/// A way to reach somebody by voice.
public final class PhoneNumber {
  /// Where it rings: "home".
  public let label: String
  /// What is dialled: "0113 496".
  public let digits: String

  /// A number, and where it rings.
  public init(_ label: String, _ digits: String) {
    self.label = label
    self.digits = digits
  }
}

/// Where somebody lives.
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

/// Where somebody gets mail that needs no paper.
public final class EmailAddress {
  /// What stands before the sign: "ann".
  public let user: String
  /// What stands behind the sign: "example.org".
  public let host: String

  /// A user at a host.
  public init(_ user: String, at host: String) {
    self.user = user
    self.host = host
  }
}

/// A few words about somebody, for oneself.
open class Note {
  /// What it says.
  public let text: String

  /// A note of these words.
  public init(_ text: String) {
    self.text = text
  }
}
