import MiniCocoa
import Synchronization

/// Writes one line for each call that ends, and for each ring.
public final class CallLog: Sendable {
  /// The tokens of the closures that observe calls and rings; nil while there are none.
  private struct Tokens {
    var call: NotificationToken?
    var ring: NotificationCenter.ObservationToken?
  }

  /// The page for the lines.
  public let page = Page()

  /// The centre that it observes.
  private let center: NotificationCenter

  /// The only telephone to listen to; nil for all.
  private let telephone: Telephone?

  private let tokens = Mutex(Tokens())

  /// Creates a log that isn't listening yet.
  public init(of telephone: Telephone? = nil, center: NotificationCenter) {
    self.telephone = telephone
    self.center = center
  }

  deinit {
    stop()
  }

  /// Begins to listen.
  public func start() {
    tokens.withLock { tokens in
      guard tokens.call == nil else { return }
      tokens.call = center.addObserver(forName: .callDidEnd, object: telephone) {
        [weak self] notification in
        let seconds = notification.userInfo?["seconds"] as? Int
        self?.page.write(seconds.map { "\($0) s" } ?? "unknown")
      }
      tokens.ring = center.addObserver(of: telephone, for: DidRing.self) { [weak self] message in
        self?.page.write("\(message.caller) rings")
      }
    }
  }

  /// Ends listening.
  public func stop() {
    let ended = tokens.withLock { tokens in
      defer { tokens = Tokens() }
      return tokens
    }
    if let token = ended.call { center.removeObserver(token) }
  }
}
