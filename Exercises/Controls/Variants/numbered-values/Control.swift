/// One target with one action, as a value: its number says which pair it is.
private struct Pair {
  let number: Int
  weak var target: AnyObject?
  let action: String
  var events: Control.Events

  func fits(_ target: AnyObject?, _ action: String?) -> Bool {
    (target == nil || target === self.target) && (action ?? self.action) == self.action
  }
}

/// Something that a user can touch, and that then sends actions to its targets.
open class Control {
  /// Whether the user can use it.
  public var isEnabled = true

  /// The mistakes in sending actions, in order.
  public internal(set) var misuses: [Misuse] = []

  private var pairs: [Pair] = []
  private var newest = 0

  /// A control without a target.
  public init() {}

  /// Sends one action, with the control as the sender. Every action passes through here: subclasses
  /// override this method to see it, to hold it back, or to send it elsewhere.
  ///
  /// - Returns: Whether a method was called.
  @discardableResult
  open func sendAction(_ action: String, to target: AnyObject) -> Bool {
    guard let performer = target as? any Performer,
      let method = performer.methods.first(where: { $0.name == action })
    else {
      misuses.append(.notRecognized(action))
      return false
    }
    let isCalled = method.call(from: self)
    if !isCalled { misuses.append(.wrongSender(action)) }
    return isCalled
  }

  /// Adds a target with an action, to be sent at each of these events.
  public func addTarget(_ target: AnyObject, action: String, for events: Events) {
    if let index = pairs.firstIndex(where: { $0.fits(target, action) }) {
      pairs[index].events.insert(events)
      return
    }
    newest += 1
    pairs.append(Pair(number: newest, target: target, action: action, events: events))
  }

  /// Sends the actions of all pairs that are for at least one of these events.
  ///
  /// - Returns: How many of them were handled.
  @discardableResult
  public func sendActions(for events: Events) -> Int {
    guard isEnabled else { return 0 }
    let numbers = pairs.map(\.number)
    return numbers.count { number in
      guard let pair = pairs.first(where: { $0.number == number }), let target = pair.target,
        !pair.events.intersection(events).isEmpty
      else { return false }
      return sendAction(pair.action, to: target)
    }
  }

  /// Takes these events away from all pairs that match. A target or an action of nil matches any.
  public func removeTarget(_ target: AnyObject?, action: String?, for events: Events) {
    for index in pairs.indices.reversed() where pairs[index].fits(target, action) {
      pairs[index].events.remove(events)
      if pairs[index].events.isEmpty { pairs.remove(at: index) }
    }
  }
}
