/// An item of post.
public struct Parcel: Sendable {
  /// Its weight.
  public let grams: Int
  /// Its destination.
  public let place: String

  /// One to be sent.
  public init(grams: Int, to place: String) {
    self.grams = grams
    self.place = place
  }
}

/// An item of post in an envelope.
public struct Letter: Sendable {
  /// The kind of its delivery.
  public let kind: Kind

  /// One to be sent.
  public init(_ kind: Kind) { self.kind = kind }

  /// A kind of delivery.
  @frozen public enum Kind: Sendable {
    case ordinary, registered
  }
}
