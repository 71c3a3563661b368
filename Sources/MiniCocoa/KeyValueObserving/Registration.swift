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

  /// Not private, since Guarded needs to know its layout.
  struct State {
    var path: ObservedPath
    var stage = Stage.arriving
    /// Where it is linked, and how often that has been looked at.
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

  /// Tells nobody anything any more.
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
  /// Links itself to all whose changes concern it, as things are now.
  ///
  /// Another thread may change the path meanwhile. Who stores a value looks for links afterwards, and
  /// this looks for what was stored after the links are there: so nothing is missed by both.
  func link() {
    guard let root else { return }
    while true {
      let generation = state.withLock { $0.generation }
      let path = observedPath.resolved(from: root)
      let plan = LinkPlan(from: root, path)
      guard install(plan, path, ifStill: generation), !plan.isOutdated else { continue }
      for misuse in plan.misuses { misuse.report() }
      return
    }
  }

  /// Whether nobody has done so since; then, there is nothing left to do for one that has ended.
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

  /// Whether an object on the path was replaced with no word of it.
  ///
  /// A change that is under way, on this thread or on another, may have stored its value, and not
  /// yet linked this anew: it does so before it ends. So what counts is a path that leads elsewhere
  /// although no change is under way, nothing was stored by way of a property that tells it, and
  /// nobody has linked this meanwhile. All that comes before a value is there to be read; so it is
  /// asked after the path was followed. And before, since a value that is being changed must not be
  /// read by whoever goes with the old one.
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
  /// An observer, not kept alive, but known by its life while it dies.
  struct Observer {
    weak let object: KVObject?
    let life: Life

    init(_ object: KVObject) {
      self.object = object
      life = object.life
    }
  }

  /// A closure, and the token that its owner keeps.
  struct Token {
    weak let observation: KeyValueObservation?
    let handler: (KVObject, [KeyValueChangeKey: Any]) -> Void
  }

  /// By what the registration is found again.
  var claims: [ObservationTable.Claim] {
    guard case .observer(let observer) = receiver else { return [.everybody] }
    let life = ObjectIdentifier(observer.life)
    return [
      .everybody, .anyContext(life, path: path),
      .context(life, path: path, context.map(ObjectIdentifier.init)),
    ]
  }

  /// Whether it ends by being removed, not with a token.
  var hasToBeRemoved: Bool { if case .observer = receiver { true } else { false } }

  /// Tells of a change, here and now.
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

  /// Reports an observer that has died without being removed; one that is still dying may do that.
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
