import MiniCocoa

extension Notification.Name {
  static let callDidCome = Notification.Name("CallDidCome")
}

/// A telephone on a desk.
public final class Telephone {
  /// Whether it rings in general.
  public var isLoud = true

  /// The callers for whom it has rung.
  public private(set) var rang: [String] = []

  /// Where it says that a call comes.
  let center = NotificationCenter()

  /// Creates a telephone that rings for everybody.
  public init() {}

  /// A call comes; returns whether the telephone rings.
  @discardableResult
  public func receiveCall(from caller: String) -> Bool {
    guard isLoud else { return false }
    center.post(name: .callDidCome, object: self, userInfo: ["caller": caller])
    rang.append(caller)
    return true
  }
}
