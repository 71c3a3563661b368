// TODO: 3. What do you have to know about a target with its action?

/// Something that a user can touch, and that then sends actions to its targets.
open class Control {
  /// Whether the user can use it.
  public var isEnabled = true

  /// The mistakes in sending actions, in order.
  public internal(set) var misuses: [Misuse] = []

  // TODO: 3. Where do you store the pairs?

  /// A control without a target.
  public init() {}

  /// Sends one action, with the control as the sender. Every action passes through here: subclasses
  /// override this method to see it, to hold it back, or to send it elsewhere.
  ///
  /// - Returns: Whether a method was called.
  @discardableResult
  open func sendAction(_ action: String, to target: AnyObject) -> Bool {
    // TODO: 2. Which method of the target has this name?
    return false
  }

  /// Adds a target with an action, to be sent at each of these events.
  public func addTarget(_ target: AnyObject, action: String, for events: Events) {
    // TODO: 3. Does this pair exist already?
  }

  /// Sends the actions of all pairs that are for at least one of these events.
  ///
  /// - Returns: How many of them were handled.
  @discardableResult
  public func sendActions(for events: Events) -> Int {
    // TODO: 3. Which pairs are for these events? And which method sends?
    return 0
  }

  /// Takes these events away from all pairs that match. A target or an action of nil matches any.
  public func removeTarget(_ target: AnyObject?, action: String?, for events: Events) {
    // TODO: 4. Take the events away. Then look at sendActions again: it may be running right now.
  }
}
