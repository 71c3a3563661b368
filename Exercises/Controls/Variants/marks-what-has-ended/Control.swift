/// Something that a user can touch, and that then sends actions to its targets.
open class Control {
  /// Whether the user can use it.
  public var isEnabled = true

  /// The mistakes in sending actions, in order.
  public internal(set) var misuses: [Misuse] = []

  private var wishes: [Wish] = []

  /// A control without a target.
  public init() {}

  /// Sends one action, with the control as the sender. Every action passes through here: subclasses
  /// override this method to see it, to hold it back, or to send it elsewhere.
  ///
  /// - Returns: Whether a method was called.
  @discardableResult
  open func sendAction(_ action: String, to target: AnyObject) -> Bool {
    let table = (target as? any Performer)?.methods.map { ($0.name, $0) } ?? []
    let methods = Dictionary(table) { first, _ in first }
    switch methods[action]?.call(from: self) {
    case true?: return true
    case false?: misuses.append(.wrongSender(action))
    case nil: misuses.append(.notRecognized(action))
    }
    return false
  }

  /// Adds a target with an action, to be sent at each of these events.
  public func addTarget(_ target: AnyObject, action: String, for events: Events) {
    forgetTheGone()
    for wish in wishes where wish.target === target && wish.action == action {
      wish.events = [wish.events, events]
      return
    }
    wishes += [Wish(target: target, action: action, events: events)]
  }

  /// Sends the actions of all pairs that are for at least one of these events.
  ///
  /// - Returns: How many of them were handled.
  @discardableResult
  public func sendActions(for events: Events) -> Int {
    if !isEnabled { return 0 }
    let concerned = wishes.filter { !$0.events.isDisjoint(with: events) }
    return concerned.reduce(0) { handled, wish in
      guard !wish.hasEnded, !wish.events.isDisjoint(with: events), let target = wish.target
      else { return handled }
      return handled + (sendAction(wish.action, to: target) ? 1 : 0)
    }
  }

  /// Takes these events away from all pairs that match. A target or an action of nil matches any.
  public func removeTarget(_ target: AnyObject?, action: String?, for events: Events) {
    let meant =
      switch (target, action) {
      case (let target?, let action?):
        wishes.filter { $0.target === target && $0.action == action }
      case (let target?, nil): wishes.filter { $0.target === target }
      case (nil, let action?): wishes.filter { $0.action == action }
      case (nil, nil): wishes
      }
    for wish in meant {
      wish.events.subtract(events)
      wish.hasEnded = wish.events.isEmpty
    }
    forgetTheGone()
  }

  private func forgetTheGone() {
    wishes = wishes.filter { !$0.hasEnded && $0.target != nil }
  }
}

/// An action for a target, with its events. It knows whether it has ended.
private final class Wish {
  private(set) weak var target: AnyObject?
  let action: String
  var events: Control.Events
  var hasEnded = false

  init(target: AnyObject, action: String, events: Control.Events) {
    self.target = target
    self.action = action
    self.events = events
  }
}
