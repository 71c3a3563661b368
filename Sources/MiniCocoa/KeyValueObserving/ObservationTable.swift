/// The registrations that changes of one object affect, and those made with it.
///
/// It outlives its object, closed and empty, while others still refer to it.
final class ObservationTable: Sendable {
  private let state = Guarded(State())

  private struct State {
    var links = Register<LinkKey, Link>()
    /// The registrations that are receiving their initial notification and cannot be removed yet.
    var arriving = Register<Claim, Registration>()
    var registrations = Register<Claim, Registration>()
    /// The ticket that removes each registration.
    var tickets: [ObjectIdentifier: Int] = [:]
    /// The manual changes in progress, by key; the last one ends first.
    var begun: [String: [ChangeFrame]] = [:]
    /// The number of manual changes that have ended, by key.
    var manualChanges: [String: Int] = [:]
    /// The number of changes that have begun but whose paths have not been relinked, by key.
    var underWay: [String: Int] = [:]
  }

  /// A registration affected by changes of a key.
  struct Link {
    let registration: Registration
    let role: Role

    struct Role: Hashable, Sendable {
      /// Whether the key is the end of the registration's path, not a step or a dependency.
      var isEnd: Bool
      /// Whether a change of the key leads the path to a different object.
      var leadsOn: Bool
    }
  }

  private enum LinkKey: Hashable {
    case all(String)
    /// Only links whose path continues beyond the key.
    case leadingOn(String)
  }

  /// A key for finding the registration to remove.
  enum Claim: Hashable {
    case everybody
    /// An observer's registrations for a path.
    case anyContext(ObjectIdentifier, path: String)
    /// An observer's registrations for a path, with this context or with none.
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

  /// Begins a change and returns the affected links. If there are any, the change is in progress
  /// until `settle`.
  func beginChange(of key: String) -> [Link] {
    state.withLock { state in
      let links = state.links.members(under: .all(key))
      if !links.isEmpty { state.underWay[key, default: 0] += 1 }
      return links
    }
  }

  /// The registrations whose paths lead elsewhere once a key has changed.
  func followers(of key: String) -> [Registration] {
    state.withLock { $0.links.members(under: .leadingOn(key)) }.map(\.registration)
  }

  /// Ends a change of a key whose followers have been relinked.
  func settle(_ key: String) {
    state.withLock { state in
      let left = (state.underWay[key] ?? 1) - 1
      state.underWay[key] = left == 0 ? nil : left
    }
  }

  /// Whether a key may have changed already, before its followers are relinked.
  func isUnderWay(_ key: String) -> Bool { state.withLock { $0.underWay[key] != nil } }

  // MARK: Manual changes

  /// Begins a manual change, which is in progress in any case, and returns the affected links.
  func beginManualChange(of key: String) -> [Link] {
    state.withLock { state in
      state.underWay[key, default: 0] += 1
      return state.links.members(under: .all(key))
    }
  }

  func push(_ frame: ChangeFrame) {
    state.withLock { $0.begun[frame.key, default: []].append(frame) }
  }

  /// Removes and returns the last manual change begun for a key, and counts it as made.
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

  /// - Returns: The ticket of the arriving registration.
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

  /// The oldest matching registration.
  func first(_ claim: Claim) -> Registration? {
    state.withLock { $0.registrations.first(under: claim) }
  }

  /// The paths of an observer's registrations, the oldest first.
  func paths(of observer: ObjectIdentifier) -> [String] {
    state.withLock { $0.registrations.members(under: .everybody) }
      .filter { $0.claims.contains(.anyContext(observer, path: $0.path)) }.map(\.path)
  }

  func isArriving(_ claim: Claim) -> Bool { state.withLock { !$0.arriving.isEmpty(under: claim) } }

  /// Returns whether the registration existed. If several threads remove it, only one gets true.
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

  /// Ends all registrations with a dying object, and reports those that should have been removed.
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
