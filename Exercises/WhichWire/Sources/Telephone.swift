/// A telephone on a desk.
public final class Telephone {
  /// Whether it rings at all.
  public var isLoud = true

  /// The callers for whom it has rung.
  public private(set) var rang: [String] = []

  // TODO: 2. A property: which object, or which closure, does the telephone ask?

  /// Creates a telephone that rings for everybody.
  public init() {}

  /// Receives a call; returns whether the telephone rings.
  @discardableResult
  public func receiveCall(from caller: String) -> Bool {
    guard isLoud else { return false }
    // TODO: 2. Ask whether it may ring for this caller.
    rang.append(caller)
    return true
  }
}
