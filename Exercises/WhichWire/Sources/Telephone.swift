/// A telephone on a desk.
public final class Telephone {
  /// Whether it rings in general.
  public var isLoud = true

  /// The callers for whom it has rung.
  public private(set) var rang: [String] = []

  // TODO: 2. Whom does it ask?

  /// Creates a telephone that rings for everybody.
  public init() {}

  /// A call comes; returns whether the telephone rings.
  @discardableResult
  public func receiveCall(from caller: String) -> Bool {
    guard isLoud else { return false }
    // TODO: 2. Ask whether it may ring for this caller.
    rang.append(caller)
    return true
  }
}
