import MiniCocoa

/// Writes one line for each call that ends, and for each ring.
public final class CallLog {
  /// The page for the lines.
  public let page = Page()

  /// The centre that it observes.
  private let center: NotificationCenter

  /// The only telephone to listen to; nil for all.
  private let telephone: Telephone?

  /// The observer of calls.
  private var listener: CallListener?

  /// The token of the closure for rings; nil while there is none.
  private var ringToken: NotificationCenter.ObservationToken?

  /// Creates a log that isn't listening yet.
  public init(of telephone: Telephone? = nil, center: NotificationCenter) {
    self.telephone = telephone
    self.center = center
  }

  /// Begins to listen.
  public func start() {
    guard listener == nil else { return }
    listener = CallListener(of: telephone, center: center, page: page)
    ringToken = center.addObserver(of: telephone, for: DidRing.self) { [page] message in
      page.write("\(message.caller) rings")
    }
  }

  /// Ends listening.
  public func stop() {
    listener = nil
    ringToken = nil
  }
}
