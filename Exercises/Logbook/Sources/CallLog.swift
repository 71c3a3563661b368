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

  // TODO: 5. A log may be deallocated while it listens. Make it stop before that.

  /// Begins to listen.
  public func start() {
    // TODO: 4. Return if it's listening already.
    // TODO: 2. Register for .callDidEnd, of one telephone or of all. Keep the token.
    //          Write "42 s" on the page, or "unknown" if there are no seconds.
    // TODO: 3. Register for DidRing as well, and write "Ann rings". Keep the token.
  }

  /// Ends listening.
  public func stop() {
    // TODO: 4. End both registrations: remove one token, and drop the other.
  }
}
