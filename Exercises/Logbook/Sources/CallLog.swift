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

  // TODO: 5. A log may be freed while it listens. Let it stop before it goes.

  /// Begins to listen.
  public func start() {
    // TODO: 4. Return if it listens already.
    // TODO: 2. Listen to .callDidEnd: of the telephone, or of everybody. Keep what comes back.
    //          Write "42 s" on the page, or "unknown" where there are no seconds.
    // TODO: 3. Listen to DidRing as well, and write "Ann rings".
  }

  /// Ends listening.
  public func stop() {
    // TODO: 4. End both: one token has to be removed, the other only has to go.
  }
}
