/// Somebody who wants to be told of a key path's changes, from `addObserver` to `removeObserver`.
final class Registration: @unchecked Sendable {
  /// The object that the path starts from; nil when it is dying, too.
  weak let root: KVObject?
  let rootIdentity: ObjectIdentifier
  let options: KeyValueObservingOptions
  let context: KVOContext?
  private let receiver: Receiver
  private let state: Guarded<State>

  /// Who is told.
  enum Receiver {
    case observer(Observer)
    case token(Token)
  }

  private struct State: Sendable {
    var path: ObservedPath
    var stage = Stage.arriving
    /// Where it is linked, with tickets; and how often that has changed.
    var links: [(place: LinkPlan.Entry, ticket: Int)] = []
    var generation = 0
  }

  enum Stage { case arriving, active, ended }

  init(
    of root: KVObject, _ path: ObservedPath, _ options: KeyValueObservingOptions,
    _ context: KVOContext?, for receiver: Receiver
  ) {
    self.root = root
    rootIdentity = ObjectIdentifier(root)
    self.options = options
    self.context = context
    self.receiver = receiver
    state = Guarded(State(path: path))
  }

  convenience init(
    of root: KVObject, _ path: String, _ options: KeyValueObservingOptions,
    _ context: KVOContext?, for receiver: Receiver
  ) {
    self.init(of: root, ObservedPath(path), options, context, for: receiver)
  }

  var observedPath: ObservedPath { state.withLock { $0.path } }
  var path: String { observedPath.text }
  var stage: Stage { state.withLock { $0.stage } }

  // MARK: Links

  /// Links itself to all whose changes concern it, as things are now.
  ///
  /// Another thread may change the path meanwhile: what was planned before is planned again.
  func link() {
    guard let root else { return }
    while true {
      let generation = state.withLock { $0.generation }
      let path = observedPath.resolved(from: root)
      let plan = LinkPlan(from: root, path)
      if install(plan.entries, path, ifStill: generation) {
        for misuse in plan.misuses { misuse.report() }
        return
      }
    }
  }

  private func install(
    _ entries: [LinkPlan.Entry], _ path: ObservedPath, ifStill generation: Int
  ) -> Bool {
    state.withLock { state in
      guard state.generation == generation else { return false }
      guard state.stage != .ended else { return true }
      state.generation += 1
      state.path = path
      for (place, ticket) in state.links where !entries.contains(place) {
        place.table.leave(ticket, for: place.key)
      }
      state.links = entries.map { entry in
        let kept = state.links.first { $0.place == entry }
        let link = ObservationTable.Link(registration: self, role: entry.role)
        return (entry, kept?.ticket ?? entry.table.enter(link, for: entry.key))
      }
      return true
    }
  }

  /// Whether the path still leads where it led when somebody last said that it changed.
  var isUpToDate: Bool {
    guard let root else { return true }
    let plan = LinkPlan(from: root, observedPath.resolved(from: root))
    return Set(plan.entries) == Set(state.withLock { $0.links.map(\.place) })
  }

  func activate() { state.withLock { if $0.stage == .arriving { $0.stage = .active } } }

  /// Tells nobody anything any more.
  func end() {
    state.withLock { state in
      state.stage = .ended
      for (place, ticket) in state.links { place.table.leave(ticket, for: place.key) }
      state.links = []
    }
  }
}

// MARK: - Receivers

extension Registration {
  /// An observer, not kept alive, but known by its identity while it dies.
  struct Observer {
    weak let object: KVObject?
    let identity: ObjectIdentifier

    init(_ object: KVObject) {
      self.object = object
      identity = ObjectIdentifier(object)
    }
  }

  /// A closure, and the token that its owner keeps.
  struct Token {
    weak let observation: KeyValueObservation?
    let identity: ObjectIdentifier
    let handler: (KVObject, [KeyValueChangeKey: Any]) -> Void
  }

  /// Under whose name the registration is found again.
  var owner: ObjectIdentifier {
    switch receiver {
    case .observer(let observer): observer.identity
    case .token(let token): token.identity
    }
  }

  /// Whether it ends by being removed, not with a token.
  var hasToBeRemoved: Bool { if case .observer = receiver { true } else { false } }

  /// Whether it is of this observer: one that is alive, rather than one that died at its address.
  func isAlive(for observer: KVObject) -> Bool {
    if case .observer(let own) = receiver { own.object === observer } else { false }
  }

  /// Tells of a change, here and now.
  func tell(_ change: [KeyValueChangeKey: Any], of root: KVObject) {
    let path = path
    switch receiver {
    case .token(let token):
      note(path, from: root, to: token.observation)
      token.handler(root, change)
    case .observer(let observer):
      guard let object = observer.object else {
        // Another thread may have removed it since this change found it, and let it go.
        guard stage == .active else { return }
        root.existingTable?.remove(self)
        end()
        return Misuse.observerDied(observing: root, path).report()
      }
      note(path, from: root, to: object)
      object.observeValue(forKeyPath: path, of: root, change: change, context: context)
    }
  }

  private func note(_ path: String, from root: KVObject, to receiver: AnyObject?) {
    Conversation.note(
      from: root, to: receiver, "observeValue(forKeyPath: \"\(path)\")",
      .init(.observation, context?.label))
  }
}
