import MiniCocoa

/// A telephone. It knows a notification centre, and none of the observers there.
public final class Telephone: Sendable, Equatable {
  /// The number that people dial. Telephones in several rooms may have the same one.
  public let number: String

  /// The centre that it posts to.
  private let center: NotificationCenter

  /// Creates a telephone that posts to a centre.
  public init(number: String, center: NotificationCenter) {
    self.number = number
    self.center = center
  }

  /// Whether two telephones have the same number.
  public static func == (one: Telephone, other: Telephone) -> Bool {
    one.number == other.number
  }

  /// Somebody calls.
  @MainActor public func ring(from caller: String) {
    center.post(DidRing(caller: caller), subject: self)
  }

  /// Ends a call that took this many seconds.
  public func hangUp(after seconds: Int) {
    center.post(name: .callDidEnd, object: self, userInfo: ["seconds": seconds])
  }
}
