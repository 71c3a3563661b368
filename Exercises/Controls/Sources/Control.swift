// TODO: 3. What has to be known of one target with its action?

/// Something that a user can touch, and that sends actions to targets then.
open class Control {
  /// Whether the user can use it.
  public var isEnabled = true

  /// What went wrong when actions were sent, in order.
  public internal(set) var misuses: [Misuse] = []

  // TODO: 3. Where are the pairs?

  /// A control without a target.
  public init() {}

  /// Sends one action, with the control as the sender. Every action comes through here: subclasses
  /// override this method to see it, to hold it back, or to send it elsewhere.
  ///
  /// - Returns: Whether a method was called.
  @discardableResult
  open func sendAction(_ action: String, to target: AnyObject) -> Bool {
    // TODO: 2. Which method of the target has this name?
    return false
  }

  /// Asks for an action to be sent to a target at each of these events.
  public func addTarget(_ target: AnyObject, action: String, for events: Events) {
    // TODO: 3. Is this pair there already?
  }

  /// Sends the actions that were asked for at one of these events, or at several.
  ///
  /// - Returns: How many of them were handled.
  @discardableResult
  public func sendActions(for events: Events) -> Int {
    // TODO: 3. Which pairs are concerned? And which method sends?
    return 0
  }

  /// Takes back what was asked for at these events. No target means any, and no action means any.
  public func removeTarget(_ target: AnyObject?, action: String?, for events: Events) {
    // TODO: 4. Take the events away; then look again at what goes on while actions are sent.
  }
}
