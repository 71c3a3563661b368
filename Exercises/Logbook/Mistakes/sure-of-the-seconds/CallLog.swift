import MiniCocoa

/// Writes a line for each call that ends, and for each ring.
public final class CallLog {
  /// Where the lines are written.
  public let page = Page()

  /// Where it listens.
  private let center: NotificationCenter

  /// The only telephone to listen to; nil for everybody.
  private let telephone: Telephone?

  /// Stands for the closure that hears of calls; nil while there is none.
  private var callToken: NotificationToken?

  /// Stands for the closure that hears of rings; nil while there is none.
  private var ringToken: NotificationCenter.ObservationToken?

  /// Creates a log that does not listen yet.
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
      // swift-format-ignore: NeverForceUnwrap
      let seconds = notification.userInfo?["seconds"] as! Int
      page.write("\(seconds) s")
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
