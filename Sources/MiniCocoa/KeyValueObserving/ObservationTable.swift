/// Who is concerned by changes of one object, and who is registered with it.
///
/// Outlives its object, closed, where others still remember it.
final class ObservationTable: Sendable {
  private let state = Guarded(State())

  private struct State: Sendable {
    /// By key, whom a change of it concerns.
    var links: [String: Roll<Link>] = [:]
    /// By observer, what was registered with this object.
    var registrations: [ObjectIdentifier: [Registration]] = [:]
    /// By key, the manual changes that have begun; the last one ends first.
    var begun: [String: [ChangeFrame]] = [:]
  }

  /// "A change of this key concerns that registration."
  struct Link: Sendable {
    let registration: Registration
    let role: Role

    struct Role: Hashable, Sendable {
      /// Whether the key is the end of the registration's path, not a step or a dependency.
      var isEnd: Bool
      /// Whether a change of it makes the path lead elsewhere.
      var leadsOn: Bool
    }
  }

  // MARK: Links

  func links(for key: String) -> [Link] { state.withLock { $0.links[key]?.members ?? [] } }

  func hasLinks(for key: String) -> Bool { state.withLock { $0.links[key]?.isEmpty == false } }

  var hasLinks: Bool { state.withLock { !$0.links.isEmpty } }

  func enter(_ link: Link, for key: String) -> Int {
    state.withLock { $0.links[key, default: Roll()].enter(link) }
  }

  func leave(_ ticket: Int, for key: String) {
    state.withLock { state in
      state.links[key]?.leave(ticket)
      if state.links[key]?.isEmpty == true { state.links[key] = nil }
    }
  }

  // MARK: Registrations

  func add(_ registration: Registration) {
    state.withLock { $0.registrations[registration.owner, default: []].append(registration) }
  }

  func remove(_ registration: Registration) {
    state.withLock { state in
      state.registrations[registration.owner]?.removeAll { $0 === registration }
      if state.registrations[registration.owner]?.isEmpty == true {
        state.registrations[registration.owner] = nil
      }
    }
  }

  func registrations(of owner: ObjectIdentifier) -> [Registration] {
    state.withLock { $0.registrations[owner] ?? [] }
  }

  // MARK: Manual changes

  func begin(_ frame: ChangeFrame) {
    state.withLock { $0.begun[frame.key, default: []].append(frame) }
  }

  func end(_ key: String) -> ChangeFrame? {
    state.withLock { state in
      let frame = state.begun[key]?.popLast()
      if state.begun[key]?.isEmpty == true { state.begun[key] = nil }
      return frame
    }
  }

  // MARK: The end

  /// Ends all registrations with an object that dies, and reports those that had to be removed.
  func close(of object: KVObject) {
    let last = state.withLock { state in
      defer { state = State() }
      return state
    }
    let registrations = last.registrations.values.flatMap(\.self)
    for registration in registrations { registration.end() }
    let forgotten = registrations.filter(\.hasToBeRemoved).map(\.path)
    if !forgotten.isEmpty {
      Misuse.diedObserved(object, Set(forgotten).sorted()).report()
    }
  }
}
