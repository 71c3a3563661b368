/// Something that a user can touch, and that then sends actions to its targets.
open class Control {
  /// Whether the user can use it.
  public var isEnabled = true

  /// The mistakes in sending actions, in order.
  public internal(set) var misuses: [Misuse] = []

  private var pairs = Pairs()

  /// A control without a target.
  public init() {}

  /// Sends one action, with the control as the sender. Every action passes through here: subclasses
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

  /// Adds a target with an action, to be sent at each of these events.
  public func addTarget(_ target: AnyObject, action: String, for events: Events) {
    pairs.add(target, action, for: events)
  }

  /// Sends the actions of all pairs that are for at least one of these events.
  ///
  /// - Returns: How many of them were handled.
  @discardableResult
  public func sendActions(for events: Events) -> Int {
    isEnabled ? pairs.list.filter { $0.send(at: events, from: self) }.count : 0
  }

  /// Takes these events away from all pairs that match. A target or an action of nil matches any.
  public func removeTarget(_ target: AnyObject?, action: String?, for events: Events) {
    pairs.take(events, from: target, action)
  }
}
