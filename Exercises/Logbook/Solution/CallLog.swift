import MiniCocoa

/// Writes one line for each call that ends, and for each ring.
public final class CallLog {
  /// The page for the lines.
  public let page = Page()

  /// The centre that it observes.
  private let center: NotificationCenter

  /// The only telephone to listen to; nil for all.
  private let telephone: Telephone?

  /// The token of the closure for calls; nil while there is none.
  private var callToken: NotificationToken?

  /// The token of the closure for rings; nil while there is none.
  private var ringToken: NotificationCenter.ObservationToken?

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
    guard callToken == nil else { return }
    callToken = center.addObserver(forName: .callDidEnd, object: telephone) { [page] notification in
      if let seconds = notification.userInfo?["seconds"] as? Int {
        page.write("\(seconds) s")
      } else {
        page.write("unknown")
      }
    }
    ringToken = center.addObserver(of: telephone, for: DidRing.self) { [page] message in
      page.write("\(message.caller) rings")
    }
  }

  /// Ends listening.
  public func stop() {
    guard let token = callToken else { return }
    center.removeObserver(token)
    callToken = nil
    ringToken = nil
  }
}
