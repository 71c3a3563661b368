import MiniCocoa
import Telephony

/// Writes down each call that ends, wherever that was. It knows no line.
public final class Logbook {
  private let center: NotificationCenter
  private let pages = Locked<[String]>([])
  private var token: NotificationToken?

  /// A logbook that listens in this centre when it has begun.
  public init(center: NotificationCenter) {
    self.center = center
  }

  /// What was written, in order: "Ann to Bob".
  public var entries: [String] { pages.value }

  /// Writes from now on. To begin twice is to begin once.
  public func begin() {
    // TODO: 3. Listen for calls that end, anybody's. Write down who called whom.
  }

  /// Writes nothing more. It can begin again.
  public func end() {
    // TODO: 3. Stop listening. What if nobody calls this before the logbook goes?
  }
}
