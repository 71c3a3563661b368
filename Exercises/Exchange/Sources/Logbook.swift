import MiniCocoa
import Telephony

/// Records each call that ends, on any line. It knows no line.
public final class Logbook {
  private let center: NotificationCenter
  private let pages = Locked<[String]>([])
  private var token: NotificationToken?

  /// A logbook that listens in this centre when it has begun.
  public init(center: NotificationCenter) {
    self.center = center
  }

  /// The entries, in order: "Ann to Bob".
  public var entries: [String] { pages.value }

  /// Writes from now on. Beginning twice has no effect.
  public func begin() {
    // TODO: 3. Observe the end of every call, on any line. Record who called whom.
  }

  /// Writes nothing more. It can begin again.
  public func end() {
    // TODO: 3. Stop listening. What if nobody calls this before the logbook is deallocated?
  }
}
