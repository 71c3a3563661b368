import MiniCocoa
import Telephony

/// Records each call that ends, on any line. It knows no line.
public final class Logbook: Sendable {
  private let center: NotificationCenter
  private let pages = Locked<[String]>([])
  private let token = Locked<NotificationToken?>(nil)

  /// A logbook that listens in this centre when it has begun.
  public init(center: NotificationCenter) {
    self.center = center
  }

  deinit { end() }

  /// The entries, in order: "Ann to Bob".
  public var entries: [String] { pages.value }

  /// Writes from now on. Beginning twice has no effect.
  public func begin() {
    guard token.value == nil else { return }
    token.value = center.addObserver(forName: .callDidEnd, object: nil) { [self] news in
      guard let call = news.userInfo?["call"] as? Call else { return }
      self.pages.withLock { $0.append("\(call.caller) to \(call.callee)") }
    }
  }

  /// Writes nothing more. It can begin again.
  public func end() {
    if let token = token.value { center.removeObserver(token) }
    token.value = nil
  }
}
