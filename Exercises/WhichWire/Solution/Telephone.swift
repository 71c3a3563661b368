/// A telephone on a desk.
public final class Telephone {
  /// Whether it rings at all.
  public var isLoud = true

  /// The callers for whom it has rung.
  public private(set) var rang: [String] = []

  /// Answers whether it may ring for a caller.
  var mayRing: ((String) -> Bool)?

  /// Creates a telephone that rings for everybody.
  public init() {}

  /// Receives a call; returns whether the telephone rings.
  @discardableResult
  public func receiveCall(from caller: String) -> Bool {
    guard isLoud, mayRing?(caller) ?? true else { return false }
    rang.append(caller)
    return true
  }
}
