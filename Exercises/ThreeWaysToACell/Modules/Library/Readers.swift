/// A way to call a reader.
open class PhoneNumber {
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

/// A number that goes where its owner goes.
public final class MobileNumber: PhoneNumber {}

/// A way to write to a reader.
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
