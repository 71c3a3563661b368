/// An object that decides about single calls.
protocol Advisor: AnyObject {
  func allows(_ caller: String) -> Bool
}

/// A telephone on a desk.
public final class Telephone {
  /// Whether it rings at all.
  public var isLoud = true

  /// The callers for whom it has rung.
  public private(set) var rang: [String] = []

  /// Says for a single call whether it may ring; not kept.
  weak var advisor: (any Advisor)?

  /// Creates a telephone that rings for everybody.
  public init() {}

  /// Receives a call; returns whether the telephone rings.
  @discardableResult
  public func receiveCall(from caller: String) -> Bool {
    let rings = isLoud && (advisor?.allows(caller) ?? true)
    if rings { rang.append(caller) }
    return rings
  }
}
