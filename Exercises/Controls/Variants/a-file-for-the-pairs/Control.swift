/// Something that a user can touch, and that sends actions to targets then.
open class Control {
  /// Whether the user can use it.
  public var isEnabled = true

  /// What went wrong when actions were sent, in order.
  public internal(set) var misuses: [Misuse] = []

  private var pairs = Pairs()

  /// A control without a target.
  public init() {}

  /// Sends one action, with the control as the sender. Every action comes through here: subclasses
  /// override this method to see it, to hold it back, or to send it elsewhere.
  ///
  /// - Returns: Whether a method was called.
  @discardableResult
  open func sendAction(_ action: String, to target: AnyObject) -> Bool {
    if let performer = target as? any Performer {
      for method in performer.methods where method.name == action {
        if method.call(from: self) { return true }
        misuses.append(.wrongSender(action))
        return false
      }
    }
    misuses.append(.notRecognized(action))
    return false
  }

  /// Asks for an action to be sent to a target at each of these events.
  public func addTarget(_ target: AnyObject, action: String, for events: Events) {
    pairs.add(target, action, for: events)
  }

  /// Sends the actions that were asked for at one of these events, or at several.
  ///
  /// - Returns: How many of them were handled.
  @discardableResult
  public func sendActions(for events: Events) -> Int {
    isEnabled ? pairs.list.filter { $0.send(at: events, from: self) }.count : 0
  }

  /// Takes back what was asked for at these events. No target means any, and no action means any.
  public func removeTarget(_ target: AnyObject?, action: String?, for events: Events) {
    pairs.take(events, from: target, action)
  }
}
