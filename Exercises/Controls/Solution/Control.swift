/// One target with one action, and its events. It doesn't keep the target alive.
final class Pair {
  weak var target: AnyObject?
  let action: String
  var events: Control.Events

  init(_ target: AnyObject, _ action: String, _ events: Control.Events) {
    self.target = target
    self.action = action
    self.events = events
  }
}

/// Something that a user can touch, and that then sends actions to its targets.
open class Control {
  /// Whether the user can use it.
  public var isEnabled = true

  /// The mistakes in sending actions, in order.
  public internal(set) var misuses: [Misuse] = []

  private var pairs: [Pair] = []

  /// A control without a target.
  public init() {}

  /// Sends one action, with the control as the sender. Every action passes through here: subclasses
  /// override this method to see it, to hold it back, or to send it elsewhere.
  ///
  /// - Returns: Whether a method was called.
  @discardableResult
  open func sendAction(_ action: String, to target: AnyObject) -> Bool {
    let methods = (target as? any Performer)?.methods ?? []
    guard let method = methods.first(where: { $0.name == action }) else {
      misuses.append(.notRecognized(action))
      return false
    }
    guard method.call(from: self) else {
      misuses.append(.wrongSender(action))
      return false
    }
    return true
  }

  /// Adds a target with an action, to be sent at each of these events.
  public func addTarget(_ target: AnyObject, action: String, for events: Events) {
    if let same = pairs.first(where: { $0.target === target && $0.action == action }) {
      same.events.formUnion(events)
    } else {
      pairs.append(Pair(target, action, events))
    }
  }

  /// Sends the actions of all pairs that are for at least one of these events.
  ///
  /// - Returns: How many of them were handled.
  @discardableResult
  public func sendActions(for events: Events) -> Int {
    guard isEnabled else { return 0 }
    var handled = 0
    for pair in pairs where !pair.events.isDisjoint(with: events) {
      guard let target = pair.target else { continue }
      if sendAction(pair.action, to: target) { handled += 1 }
    }
    return handled
  }

  /// Takes these events away from all pairs that match. A target or an action of nil matches any.
  public func removeTarget(_ target: AnyObject?, action: String?, for events: Events) {
    for pair in pairs {
      guard target == nil || pair.target === target else { continue }
      guard action == nil || pair.action == action else { continue }
      pair.events.subtract(events)
    }
    pairs.removeAll { $0.events.isEmpty }
  }
}
