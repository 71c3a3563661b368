/// One observer's registration for a key path, from `addObserver` to `removeObserver`.
final class Registration: @unchecked Sendable {
  /// The object at the start of the path; nil even while it is being deallocated.
  weak let root: KVObject?
  let rootIdentity: ObjectIdentifier
  let options: KeyValueObservingOptions
  let context: KVOContext?
  private let receiver: Receiver
  private let state: Guarded<State>

  /// The recipient of the notifications.
  enum Receiver {
    case observer(Observer)
    case token(Token)
  }

  /// Not private: Guarded needs its layout.
  struct State {
    var path: ObservedPath
    var stage = Stage.arriving
    /// The places where it is linked; `generation` counts the updates.
    var links: [LinkPlan.Place: (entry: LinkPlan.Entry, ticket: Int)] = [:]
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

  var observedPath: ObservedPath { state.withLock { $0.path } }
  var path: String { observedPath.text }
  var stage: Stage { state.withLock { $0.stage } }

  func activate() { state.withLock { if $0.stage == .arriving { $0.stage = .active } } }

  /// Ends the registration: no notification follows.
  func end() {
    state.withLock { state in
      state.stage = .ended
      state.generation += 1
      for link in state.links { link.key.table.leave(link.value.ticket) }
      state.links = [:]
    }
  }
}

// MARK: - Links

extension Registration {
  /// Links the registration to every place whose changes affect it now.
  ///
  /// Another thread may change the path meanwhile. A writer looks for links after it has stored a
  /// value, and this method looks for newly stored values after it has added the links, so one of
  /// the two always sees the change.
  func link() {
    guard let root else { return }
    while true {
      let generation = state.withLock { $0.generation }
      let path = observedPath.resolved(from: root)
      let plan = LinkPlan(from: root, path)
      guard install(plan, path, ifStill: generation), !plan.isOutdated else { continue }
      for misuse in plan.misuses { misuse.report() }
      for misuse in plan.notes { misuse.note() }
      return
    }
  }

  /// Installs a plan, or returns false if another was installed since. Ignores ended registrations.
  private func install(
    _ plan: LinkPlan, _ path: ObservedPath, ifStill generation: Int
  ) -> Bool {
    state.withLock { state in
      if state.stage == .ended { return true }
      guard state.generation == generation else { return false }
      state.generation += 1
      state.path = path
      let old = state.links
      state.links = [:]
      for (place, entry) in plan.entries {
        if let link = old[place], link.entry.role == entry.role {
          state.links[place] = (entry, link.ticket)
        } else {
          let link = ObservationTable.Link(registration: self, role: entry.role)
          state.links[place] = (entry, place.table.enter(link, for: place.key))
        }
      }
      for (place, link) in old where state.links[place]?.ticket != link.ticket {
        place.table.leave(link.ticket)
      }
      return true
    }
  }

  /// Whether an object on the path was replaced without a notification.
  ///
  /// A change in progress, on this or another thread, may have stored its value without relinking
  /// this registration yet; it will do so before it ends. So this is true only if the path leads
  /// elsewhere although no change is in progress, no value was stored through a notifying property,
  /// and no thread has relinked the registration meanwhile.
  ///
  /// The marks of a change are visible to every thread that reads its value, so they are checked
  /// after following the path. They are also checked before it, because a deinit triggered by the
  /// change must not read the value that is being changed.
  var wasChangedSilently: Bool {
    guard let root else { return false }
    while true {
      let (path, links, generation) = state.withLock { ($0.path, $0.links, $0.generation) }
      guard !Self.isChanging(links) else { return false }
      let leadsElsewhere =
        links.values.contains(where: \.entry.isGone)
        || !LinkPlan(from: root, path).isSame(as: links.mapValues(\.entry.role))
      guard leadsElsewhere, !Self.isChanging(links) else { return false }
      let isActive = state.withLock { $0.generation == generation ? $0.stage == .active : nil }
      if let isActive { return isActive }
    }
  }

  private typealias Links = [LinkPlan.Place: (entry: LinkPlan.Entry, ticket: Int)]

  private static func isChanging(_ links: Links) -> Bool {
    links.contains { place, link in
      link.entry.isOutdated(at: place) || place.table.isUnderWay(place.key)
    }
  }
}

// MARK: - Receivers

extension Registration {
  /// An observer, not retained; its `life` still identifies it during its deinit.
  struct Observer {
    weak let object: KVObject?
    let life: Life

    init(_ object: KVObject) {
      self.object = object
      life = object.life
    }
  }

  /// A closure, with the token that its owner retains.
  struct Token {
    weak let observation: KeyValueObservation?
    let handler: (KVObject, [KeyValueChangeKey: Any]) -> Void
  }

  /// The keys that find this registration.
  var claims: [ObservationTable.Claim] {
    guard case .observer(let observer) = receiver else { return [.everybody] }
    let life = ObjectIdentifier(observer.life)
    return [
      .everybody, .anyContext(life, path: path),
      .context(life, path: path, context.map(ObjectIdentifier.init)),
    ]
  }

  /// Whether it ends with `removeObserver`, not with a token.
  var hasToBeRemoved: Bool { if case .observer = receiver { true } else { false } }

  /// Delivers a change synchronously.
  func tell(_ change: [KeyValueChangeKey: Any], of root: KVObject) {
    let path = path
    switch receiver {
    case .token(let token):
      note(path, from: root, to: token.observation)
      token.handler(root, change)
    case .observer(let observer):
      guard let object = observer.object else { return observerIsGone(observer, path, of: root) }
      note(path, from: root, to: object)
      object.observeValue(forKeyPath: path, of: root, change: change, context: context)
    }
  }

  /// Reports an observer deallocated before its removal; during its deinit it may still be removed.
  private func observerIsGone(_ observer: Observer, _ path: String, of root: KVObject) {
    guard observer.life.isOver, root.existingTable?.remove(self) == true else { return }
    end()
    Misuse.observerDied(observing: root, path).report()
  }

  private func note(_ path: String, from root: KVObject, to receiver: AnyObject?) {
    Conversation.note(
      from: root, to: receiver, "observeValue(forKeyPath: \"\(path)\")",
      .init(.observation, context?.label))
  }
}
