/// What everybody may read.
public struct Postcard: Sendable {
  public init() {}
}
