/// An item of post that anybody may read.
public struct Postcard: Sendable {
  /// One to be sent.
  public init() {}
}
