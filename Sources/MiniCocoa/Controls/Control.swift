/// A view that tells others what the user does with it: it sends actions to targets.
///
///     slider.addTarget(self, action: Action("moved:", Mixer.moved), for: .valueChanged)
///
/// - It **keeps no target**. One that has gone hears nothing.
/// - A target of nil means whoever can perform the action first, up the responder chain.
open class Control: View {
  /// Whether the user can use it; while it is disabled it sends nothing: `button.isEnabled = false`.
  public final var isEnabled = true { willSet { touch("isEnabled") } }

  private var pairs = Register<PairKey, TargetAction>()
  /// At how many pairs it is time to look for those whose target has gone.
  private var sweep = 16

  /// A control that nobody listens to yet: `let control = Control()`.
  public override init() { super.init() }

  /// Asks for an action to be sent to a target when one of the events happens.
  ///
  ///     slider.addTarget(self, action: Action("moved:", Mixer.moved), for: .valueChanged)
  ///
  /// There may be many. To ask again for the same target and action adds the events. To ask for no
  /// events is to ask for nothing.
  ///
  /// - Parameters:
  ///   - target: The receiver, not kept; nil for the first in the responder chain who can.
  ///   - action: What it is sent.
  ///   - events: When.
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

  /// Takes back what was asked for; nil stands for every target, or for every action.
  ///
  ///     slider.removeTarget(nil, action: nil, for: .allEvents)
  ///
  /// No events remove nothing.
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

  /// Sends the actions of everybody who asked for one of the events; how many were taken.
  ///
  ///     button.sendActions(for: .touchUpInside)
  ///
  /// Whoever is removed meanwhile hears nothing; whoever is added hears the next one.
  @discardableResult
  public final func sendActions(for events: Events, event: Event? = nil) -> Int {
    guard isEnabled else { return 0 }
    var count = 0
    // Asked of each when its turn comes: the ones before it may have removed it.
    for pair in pairs.members(under: .all) where !pair.events.isDisjoint(with: events) {
      let target = pair.target
      guard target != nil || pair.isForChain else { continue }
      if sendAction(pair.action, to: target, for: event) { count += 1 }
    }
    return count
  }

  /// Sends one action; every action of the control comes through here: override it to see them.
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

// MARK: - Who listens

extension Control {
  /// The targets that live, in the order they were added: `control.allTargets.count`.
  public final var allTargets: [AnyObject] {
    var seen: Set<ObjectIdentifier> = []
    return pairs.members(under: .all).compactMap(\.target).filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
  }

  /// The events that somebody asked for: `control.allControlEvents.contains(.valueChanged)`.
  public final var allControlEvents: Events {
    pairs.members(under: .all).filter { !$0.isDead }.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// What a target is sent for events, nil being the responder chain.
  ///
  ///     control.actions(forTarget: editor, for: .touchUpInside) == [save]
  public final func actions(forTarget target: AnyObject?, for events: Events) -> [Action] {
    pairs.members(under: .target(target.map(ObjectIdentifier.init)))
      .filter { !$0.isDead && !$0.events.isDisjoint(with: events) }.map(\.action)
  }

  /// Forgets pairs whose target has gone, when there may be as many of them as of others.
  private func sweepIfDue() {
    guard pairs.count >= sweep else { return }
    for pair in pairs.members(under: .all) where pair.isDead { pairs.leave(pair.ticket) }
    sweep = 2 * pairs.count + 16
  }
}

/// By what a pair is found; a target of nil is the responder chain.
private enum PairKey: Hashable {
  case all
  case target(ObjectIdentifier?)
  case action(Action)
  case pair(ObjectIdentifier?, Action)
}

/// A target, an action, and when to send it; a class, so that a change is seen while it is sent.
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
