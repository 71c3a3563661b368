/// A view that sends actions to its targets when the user interacts with it.
///
///     slider.addTarget(self, action: Action("moved:", Mixer.moved), for: .valueChanged)
///
/// - It **retains no target**. A deallocated target receives nothing.
/// - A nil target means the first object up the responder chain that can perform the action.
open class Control: View {
  /// Whether the user can use the control; a disabled one sends nothing:
  /// `button.isEnabled = false`.
  public final var isEnabled = true { willSet { touch("isEnabled") } }

  private var pairs = Register<PairKey, TargetAction>()
  /// The number of pairs at which to look for deallocated targets.
  private var sweep = 16

  /// Creates a control without targets: `let control = Control()`.
  public override init() { super.init() }

  /// Registers an action for a target, to be sent when one of the events occurs.
  ///
  ///     slider.addTarget(self, action: Action("moved:", Mixer.moved), for: .valueChanged)
  ///
  /// A control can have many targets. Registering the same target and action again adds the events.
  /// Registering for no events does nothing.
  ///
  /// - Parameters:
  ///   - target: The receiver, not retained; nil for the first object in the responder chain that
  ///     can perform the action.
  ///   - action: The action to send.
  ///   - events: The events that trigger it.
  public final func addTarget(_ target: AnyObject?, action: Action, for events: Events) {
    guard !events.isEmpty else { return }
    sweepIfDue()
    let new = TargetAction(target, action, events)
    if let same = pairs.first(under: .pair(new.targetID, action)) {
      if !same.isDead { return same.events.formUnion(events) }
      pairs.leave(same.ticket)
    }
    new.ticket = pairs.enter(new, under: new.keys)
  }

  /// Removes registrations; nil means every target, or every action.
  ///
  ///     slider.removeTarget(nil, action: nil, for: .allEvents)
  ///
  /// An empty set of events removes nothing.
  public final func removeTarget(_ target: AnyObject?, action: Action?, for events: Events) {
    let key: PairKey =
      switch (target.map(ObjectIdentifier.init), action) {
      case (nil, nil): .all
      case (nil, let action?): .action(action)
      case (let target?, nil): .target(target)
      case (let target?, let action?): .pair(target, action)
      }
    for pair in pairs.members(under: key) {
      pair.events.subtract(events)
      if pair.events.isEmpty { pairs.leave(pair.ticket) }
    }
  }

  /// Sends the actions registered for the events. Returns the number of actions that a receiver
  /// performed.
  ///
  ///     button.sendActions(for: .touchUpInside)
  ///
  /// A target removed during this call receives nothing; one added receives the next event.
  @discardableResult
  public final func sendActions(for events: Events, event: Event? = nil) -> Int {
    guard isEnabled else { return 0 }
    var count = 0
    // Check each pair only when its turn comes: an earlier action may have removed it.
    for pair in pairs.members(under: .all) where !pair.events.isDisjoint(with: events) {
      let target = pair.target
      guard target != nil || pair.isForChain else { continue }
      if sendAction(pair.action, to: target, for: event) { count += 1 }
    }
    return count
  }

  /// Sends one action. Every action of the control passes through this method: override it to
  /// intercept them.
  ///
  ///     override func sendAction(_ action: Action, to target: AnyObject?, for event: Event?) -> Bool {
  ///       log.append(action.name)
  ///       return super.sendAction(action, to: target, for: event)
  ///     }
  @discardableResult
  open func sendAction(_ action: Action, to target: AnyObject?, for event: Event?) -> Bool {
    if let application = Application.current {
      return application.sendAction(action, to: target, from: self, for: event)
    }
    if let target { return action.send(to: target, from: self, for: event) }
    return action.sendUpChain(in: nil, from: self, for: event)
  }
}

// MARK: - Targets

extension Control {
  /// The live targets, in the order in which they were added: `control.allTargets.count`.
  public final var allTargets: [AnyObject] {
    var seen: Set<ObjectIdentifier> = []
    return pairs.members(under: .all).compactMap(\.target).filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
  }

  /// All events that have a registration: `control.allControlEvents.contains(.valueChanged)`.
  public final var allControlEvents: Events {
    pairs.members(under: .all).filter { !$0.isDead }.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the actions registered for a target and events. A nil target means the responder
  /// chain.
  ///
  ///     control.actions(forTarget: editor, for: .touchUpInside) == [save]
  public final func actions(forTarget target: AnyObject?, for events: Events) -> [Action] {
    pairs.members(under: .target(target.map(ObjectIdentifier.init)))
      .filter { !$0.isDead && !$0.events.isDisjoint(with: events) }.map(\.action)
  }

  /// Removes pairs with deallocated targets once they may make up half of the list.
  private func sweepIfDue() {
    guard pairs.count >= sweep else { return }
    for pair in pairs.members(under: .all) where pair.isDead { pairs.leave(pair.ticket) }
    sweep = 2 * pairs.count + 16
  }
}

/// A key for finding pairs; a nil target means the responder chain.
private enum PairKey: Hashable {
  case all
  case target(ObjectIdentifier?)
  case action(Action)
  case pair(ObjectIdentifier?, Action)
}

/// A target, an action and its events; a class, so that a change takes effect while sending.
private final class TargetAction {
  private(set) weak var target: AnyObject?
  /// Nil for the responder chain.
  let targetID: ObjectIdentifier?
  let action: Action
  var events: Control.Events
  var ticket = 0

  init(_ target: AnyObject?, _ action: Action, _ events: Control.Events) {
    self.target = target
    targetID = target.map(ObjectIdentifier.init)
    self.action = action
    self.events = events
  }

  var isForChain: Bool { targetID == nil }
  var isDead: Bool { target == nil && !isForChain }
  var keys: [PairKey] { [.all, .target(targetID), .action(action), .pair(targetID, action)] }
}
