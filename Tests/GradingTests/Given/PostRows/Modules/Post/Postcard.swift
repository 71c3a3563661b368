/// What everybody may read.
public struct Postcard: Sendable {
  /// One to be sent.
  public init() {}
}
