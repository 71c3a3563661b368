/// A telephone on a desk.
public final class Telephone {
  /// Whether it rings in general.
  public var isLoud = true

  /// The callers for whom it has rung.
  public private(set) var rang: [String] = []

  /// Says for a single call whether it may ring.
  public weak var delegate: (any TelephoneDelegate)?

  /// Creates a telephone that rings for everybody.
  public init() {}

  /// A call comes; returns whether the telephone rings.
  @discardableResult
  public func receiveCall(from caller: String) -> Bool {
    guard isLoud else { return false }
    guard delegate?.telephone(self, shouldRingFor: caller) ?? true else { return false }
    rang.append(caller)
    return true
  }
}
