/// A wire, and why: `Choice(.closure, because: .oneAction)`.
public struct Choice: Sendable {
  /// How the objects are connected.
  public let wire: Wire

  /// The reason that decides.
  public let reason: Reason

  /// A wire, and why.
  public init(_ wire: Wire, because reason: Reason) {
    self.wire = wire
    self.reason = reason
  }
}
