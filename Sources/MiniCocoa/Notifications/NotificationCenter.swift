/// Tells what is posted to all who asked for it; sender and listeners need not know each other.
///
///     let center = NotificationCenter()
///     center.addObserver(self, action: Action("rang:", Logbook.rang), name: .didRing, object: nil)
///     center.post(name: .didRing, object: bell)
///
/// To post is to call: when `post` returns, all have heard it, on the thread that posted. Nobody
/// should rely on who is first.
public final class NotificationCenter: Sendable {
  private let registrations = Guarded<[Registration]>([])

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
    for registration in snapshot() where registration.wants(notification) {
      registration.tell(notification)
    }
  }

  /// Stops telling an observer, or what a token stands for; nothing happens if there is none.
  ///
  ///     center.removeObserver(token)
  public func removeObserver(_ observer: AnyObject) {
    remove(all.filter { $0.observer.object === observer })
  }

  /// Stops telling an observer of one name, of one object, or of both; nil stands for every one.
  ///
  ///     center.removeObserver(self, name: .didRing, object: nil)
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: AnyObject?) {
    remove(
      all.filter { registration in
        registration.observer.object === observer
          && (name == nil || registration.name == name)
          && (object == nil || registration.sender?.object === object)
      })
  }
}

// MARK: - Registrations

extension NotificationCenter {
  func add(_ registration: Registration) { registrations.withLock { $0.append(registration) } }

  private var all: [Registration] { registrations.withLock { $0 } }

  /// Forgets some; whoever goes with them goes after the lock is open again, and may come back here.
  private func remove(_ removed: [Registration]) {
    guard !removed.isEmpty else { return }
    let ids = Set(removed.map(\.id))
    registrations.withLock { $0.removeAll { ids.contains($0.id) } }
  }

  /// Who listens now, without those who have gone.
  private func snapshot() -> [Registration] {
    let all = all
    let dead = all.filter(\.isDead)
    remove(dead)
    return dead.isEmpty ? all : all.filter { !$0.isDead }
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
