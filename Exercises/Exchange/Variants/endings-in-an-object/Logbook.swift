import MiniCocoa
import Telephony

/// Records each call that ends, on any line. It knows no line.
public final class Logbook {
  private let center: NotificationCenter
  private let pages = Locked<[String]>([])
  private var listening: Listening?

  /// A logbook that listens in this centre when it has begun.
  public init(center: NotificationCenter) {
    self.center = center
  }

  /// The entries, in order: "Ann to Bob".
  public var entries: [String] { pages.value }

  /// Writes from now on. Beginning twice has no effect.
  public func begin() {
    guard listening == nil else { return }
    listening = Listening(for: .callDidEnd, in: center) { [pages] news in
      guard let call = news.userInfo?["call"] as? Call else { return }
      pages.withLock { $0.append("\(call.caller) to \(call.callee)") }
    }
  }

  /// Writes nothing more. It can begin again.
  public func end() {
    listening = nil
  }
}
