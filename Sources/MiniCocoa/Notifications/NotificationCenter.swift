/// Tells what is posted to all who asked for it; sender and listeners need not know each other.
///
///     let center = NotificationCenter()
///     center.addObserver(self, action: Action("rang:", Logbook.rang), name: .didRing, object: nil)
///     center.post(name: .didRing, object: bell)
///
/// To post is to call: when `post` returns, all have heard it, on the thread that posted. Nobody
/// should rely on who is first.
public final class NotificationCenter: Sendable {
  private let state = Guarded(State())

  /// Not private, since Guarded needs to know its layout.
  struct State {
    var registrations = Register<Key, Registration>()
    /// At how many registrations it is time to look for those that are dead.
    var sweep = 16
  }

  /// A centre that nobody listens to: `let center = NotificationCenter()`.
  public init() {}

  /// Tells all who listen now, and returns when they have heard it.
  ///
  ///     center.post(name: .didRing, object: bell, userInfo: ["volume": 3])
  public func post(name: Notification.Name, object: AnyObject?, userInfo: [AnyHashable: Any]? = nil)
  {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  /// Tells all who listen now, and returns when they have heard it.
  ///
  ///     center.post(Notification(name: .didRing, object: bell))
  ///
  /// Who is removed meanwhile still hears it; who is added hears the next one.
  public func post(_ notification: Notification) {
    for registration in listeners(to: notification) { registration.tell(notification) }
  }

  /// Stops telling an observer, or what a token stands for; nothing happens if there is none.
  ///
  ///     center.removeObserver(token)
  public func removeObserver(_ observer: AnyObject) {
    if let token = observer as? ObservationToken { return removeObserver(token) }
    remove(.observer(ObjectIdentifier(observer), nil, nil))
  }

  /// Stops telling an observer of one name, of one object, or of both; nil stands for every one.
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

  /// Forgets some; whoever goes with them goes after the lock is open again, and may come back here.
  private func remove(_ key: Key) {
    let removed = state.withLock { state in
      let entries = state.registrations.entries(under: key)
      for entry in entries { state.registrations.leave(entry.ticket) }
      return entries
    }
    withExtendedLifetime(removed) {}
  }

  /// Who listens to a notification now, in the order in which they were added.
  private func listeners(to notification: Notification) -> [Registration] {
    let sender = notification.object.map(ObjectIdentifier.init)
    var keys: [Key] = [.everything(of: nil), .name(notification.name, of: nil)]
    if let sender { keys += [.everything(of: sender), .name(notification.name, of: sender)] }
    let found = state.withLock { $0.registrations.members(underAnyOf: keys) }
    return found.filter { !$0.isDead }
  }

  /// Forgets those that have gone, when there may be as many of them as of others.
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

  /// The centre of the application that runs here; where none does, one for the whole process.
  ///
  ///     NotificationCenter.default.post(name: .didRing, object: bell)
  public static var `default`: NotificationCenter { current ?? ofTheProcess }

  /// Runs `body`, for which this is the default centre: so a test has one of its own.
  ///
  ///     NotificationCenter().beingDefault { bell.ring() }
  public func beingDefault<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self) { try body() }
  }

  /// Runs `body`, for which this is the default centre: so a test has one of its own.
  ///
  ///     await NotificationCenter().beingDefault { await bell.ring() }
  public func beingDefault<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self) { try await body() }
  }
}
