import MiniCocoa

/// Writes one line for each call that ends, and for each ring.
public final class CallLog {
  /// The page for the lines.
  public let page = Page()

  /// The centre that it observes.
  private let center: NotificationCenter

  /// The only telephone to listen to; nil for all.
  private let telephone: Telephone?

  /// The closures to call at the stop; empty while the log isn't listening.
  private var endings: [() -> Void] = []

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
    stop()
    let calls = center.addObserver(forName: .callDidEnd, object: telephone) { [page] in
      page.write(CallLog.line(for: $0))
    }
    let rings = center.addObserver(of: telephone, for: DidRing.self) { [page] in
      page.write($0.caller + " rings")
    }
    endings = [
      { [center] in center.removeObserver(calls) },
      { [center] in center.removeObserver(rings) },
    ]
  }

  /// Ends listening.
  public func stop() {
    for end in endings { end() }
    endings = []
  }

  /// The line about a call.
  private static func line(for notification: Notification) -> String {
    switch notification.userInfo?["seconds"] {
    case let seconds as Int: "\(seconds) s"
    default: "unknown"
    }
  }
}
