/// What is sent.
public struct Parcel: Sendable {
  public let grams: Int
  public let place: String

  public init(grams: Int, to place: String) {
    self.grams = grams
    self.place = place
  }
}

/// What is sent in an envelope.
public struct Letter: Sendable {
  public let kind: Kind

  public init(_ kind: Kind) { self.kind = kind }

  /// How it is sent.
  @frozen public enum Kind: Sendable {
    case ordinary, registered
  }
}
