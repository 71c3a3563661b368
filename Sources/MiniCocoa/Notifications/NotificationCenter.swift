/// Delivers posted notifications to all registered observers; sender and observers need not know
/// each other.
///
///     let center = NotificationCenter()
///     center.addObserver(self, action: Action("rang:", Logbook.rang), name: .didRing, object: nil)
///     center.post(name: .didRing, object: bell)
///
/// Posting is synchronous: it notifies all observers on the posting thread, in undefined order.
public final class NotificationCenter: Sendable {
  private let state = Guarded(State())

  /// Not private: Guarded needs its layout.
  struct State {
    var registrations = Register<Key, Registration>()
    /// The number of registrations at which to look for dead ones.
    var sweep = 16
  }

  /// Creates a centre without observers: `let center = NotificationCenter()`.
  public init() {}

  /// Notifies all current observers, then returns.
  ///
  ///     center.post(name: .didRing, object: bell, userInfo: ["volume": 3])
  public func post(name: Notification.Name, object: AnyObject?, userInfo: [AnyHashable: Any]? = nil)
  {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  /// Notifies all current observers, then returns.
  ///
  ///     center.post(Notification(name: .didRing, object: bell))
  ///
  /// An observer removed during the post still receives it; one added during it receives the next.
  public func post(_ notification: Notification) {
    for registration in listeners(to: notification) { registration.tell(notification) }
  }

  /// Removes an observer, or the closure behind a token; does nothing if there is none.
  ///
  ///     center.removeObserver(token)
  public func removeObserver(_ observer: AnyObject) {
    if let token = observer as? ObservationToken { return removeObserver(token) }
    remove(.observer(ObjectIdentifier(observer), nil, nil))
  }

  /// Removes an observer for one name, one sender or both; nil means every one.
  ///
  ///     center.removeObserver(self, name: .didRing, object: nil)
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: AnyObject?) {
    remove(.observer(ObjectIdentifier(observer), name, object.map(ObjectIdentifier.init)))
  }
}

// MARK: - Registrations

extension NotificationCenter {
  func add(_ registration: Registration) {
    let isDue = state.withLock { state in
      _ = state.registrations.enter(registration, under: registration.keys)
      return state.registrations.count >= state.sweep
    }
    if isDue { sweep() }
  }

  /// Removes registrations; releases them after unlocking, as a deinit may call the centre again.
  private func remove(_ key: Key) {
    let removed = state.withLock { state in
      let entries = state.registrations.entries(under: key)
      for entry in entries { state.registrations.leave(entry.ticket) }
      return entries
    }
    withExtendedLifetime(removed) {}
  }

  /// The current observers of a notification, in the order in which they were added.
  private func listeners(to notification: Notification) -> [Registration] {
    let sender = notification.object.map(ObjectIdentifier.init)
    var keys: [Key] = [.everything(of: nil), .name(notification.name, of: nil)]
    if let sender { keys += [.everything(of: sender), .name(notification.name, of: sender)] }
    let found = state.withLock { $0.registrations.members(underAnyOf: keys) }
    return found.filter { !$0.isDead }
  }

  /// Removes dead registrations once they may make up half of the list.
  private func sweep() {
    let entries = state.withLock { $0.registrations.entries(under: .all) }
    let dead = entries.filter(\.member.isDead)
    state.withLock { state in
      for entry in dead { state.registrations.leave(entry.ticket) }
      state.sweep = 2 * state.registrations.count + 16
    }
  }
}

// MARK: - The default one

extension NotificationCenter {
  @TaskLocal private static var current: NotificationCenter?
  private static let ofTheProcess = NotificationCenter()

  /// The notification centre of the running application or, without one, of the whole process.
  ///
  ///     NotificationCenter.default.post(name: .didRing, object: bell)
  public static var `default`: NotificationCenter { current ?? ofTheProcess }

  /// Runs `body` with this centre as the default one, so that a test has a private centre.
  ///
  ///     NotificationCenter().beingDefault { bell.ring() }
  public func beingDefault<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self) { try body() }
  }

  /// Runs `body` with this centre as the default one, so that a test has a private centre.
  ///
  ///     await NotificationCenter().beingDefault { await bell.ring() }
  public func beingDefault<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self) { try await body() }
  }
}
