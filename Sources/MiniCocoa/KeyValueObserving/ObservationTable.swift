/// Who is concerned by changes of one object, and who is registered with it.
///
/// Outlives its object, closed, where others still remember it.
final class ObservationTable: Sendable {
  private let state = Guarded(State())

  private struct State {
    var links = Register<LinkKey, Link>()
    /// Those that are being told of the initial value, and cannot be removed yet.
    var arriving = Register<Claim, Registration>()
    var registrations = Register<Claim, Registration>()
    /// With which ticket each registration leaves.
    var tickets: [ObjectIdentifier: Int] = [:]
    /// By key, the manual changes that have begun; the last one ends first.
    var begun: [String: [ChangeFrame]] = [:]
    /// By key, how many manual changes have ended.
    var manualChanges: [String: Int] = [:]
    /// By key, how many changes have begun after which paths have not been looked at anew.
    var underWay: [String: Int] = [:]
  }

  /// "A change of this key concerns that registration."
  struct Link {
    let registration: Registration
    let role: Role

    struct Role: Hashable, Sendable {
      /// Whether the key is the end of the registration's path, not a step or a dependency.
      var isEnd: Bool
      /// Whether a change of it makes the path lead elsewhere.
      var leadsOn: Bool
    }
  }

  private enum LinkKey: Hashable {
    case all(String)
    /// Those only whose path leads on.
    case leadingOn(String)
  }

  /// By what a registration is found when it is to be removed.
  enum Claim: Hashable {
    case everybody
    /// An observer's, for a path.
    case anyContext(ObjectIdentifier, path: String)
    /// An observer's, for a path, with this context or with none.
    case context(ObjectIdentifier, path: String, ObjectIdentifier?)
  }

  // MARK: Links

  var hasLinks: Bool { state.withLock { !$0.links.isEmpty } }

  func enter(_ link: Link, for key: String) -> Int {
    let keys: [LinkKey] = link.role.leadsOn ? [.all(key), .leadingOn(key)] : [.all(key)]
    return state.withLock { $0.links.enter(link, under: keys) }
  }

  func leave(_ ticket: Int) { state.withLock { _ = $0.links.leave(ticket) } }

  // MARK: Changes

  /// Whom a change of a key concerns that is about to begin, if it concerns anybody. Then it is
  /// under way until it is `settled`.
  func beginChange(of key: String) -> [Link] {
    state.withLock { state in
      let links = state.links.members(under: .all(key))
      if !links.isEmpty { state.underWay[key, default: 0] += 1 }
      return links
    }
  }

  /// Whose path leads elsewhere once a key has changed.
  func followers(of key: String) -> [Registration] {
    state.withLock { $0.links.members(under: .leadingOn(key)) }.map(\.registration)
  }

  /// Says that a change of a key has taken place, and its followers know.
  func settle(_ key: String) {
    state.withLock { state in
      let left = (state.underWay[key] ?? 1) - 1
      state.underWay[key] = left == 0 ? nil : left
    }
  }

  /// Whether a key may have changed already without its followers knowing.
  func isUnderWay(_ key: String) -> Bool { state.withLock { $0.underWay[key] != nil } }

  // MARK: Manual changes

  /// Whom a manual change of a key concerns, which is under way from now on, whether or not it
  /// concerns anybody.
  func beginManualChange(of key: String) -> [Link] {
    state.withLock { state in
      state.underWay[key, default: 0] += 1
      return state.links.members(under: .all(key))
    }
  }

  func push(_ frame: ChangeFrame) {
    state.withLock { $0.begun[frame.key, default: []].append(frame) }
  }

  /// The manual change of a key that began last, which has taken place.
  func pop(_ key: String) -> ChangeFrame? {
    state.withLock { state in
      guard let frame = state.begun[key]?.popLast() else { return nil }
      if state.begun[key]?.isEmpty == true { state.begun[key] = nil }
      state.manualChanges[key, default: 0] += 1
      return frame
    }
  }

  func manualChanges(of key: String) -> Int { state.withLock { $0.manualChanges[key] ?? 0 } }

  // MARK: Registrations

  /// - Returns: The ticket with which the registration arrives.
  func arrive(_ registration: Registration) -> Int {
    state.withLock { $0.arriving.enter(registration, under: registration.claims) }
  }

  func add(_ registration: Registration, arrivedWith ticket: Int) {
    state.withLock { state in
      state.arriving.leave(ticket)
      state.tickets[ObjectIdentifier(registration)] =
        state.registrations.enter(registration, under: registration.claims)
    }
  }

  /// The oldest registration that fits.
  func first(_ claim: Claim) -> Registration? {
    state.withLock { $0.registrations.first(under: claim) }
  }

  func isArriving(_ claim: Claim) -> Bool { state.withLock { !$0.arriving.isEmpty(under: claim) } }

  /// Whether it was there: of several threads that remove it one only is told so.
  @discardableResult
  func remove(_ registration: Registration) -> Bool {
    state.withLock { state in
      guard let ticket = state.tickets.removeValue(forKey: ObjectIdentifier(registration)) else {
        return false
      }
      return state.registrations.leave(ticket)
    }
  }

  // MARK: The end

  /// Ends all registrations with an object that dies, and reports those that had to be removed.
  func close(of object: KVObject) {
    let last = state.withLock { state in
      defer { state = State() }
      return state
    }
    let registrations = last.registrations.members(under: .everybody)
    for registration in registrations { registration.end() }
    let forgotten = registrations.filter(\.hasToBeRemoved).map(\.path)
    if !forgotten.isEmpty {
      Misuse.diedObserved(object, Set(forgotten).sorted()).report()
    }
  }
}
