/// A target that is known and not kept, with one of its actions.
final class Pair {
  private weak var target: AnyObject?
  private let action: String
  private(set) var events: Control.Events = []

  init(_ target: AnyObject, _ action: String) {
    (self.target, self.action) = (target, action)
  }

  func isOf(_ target: AnyObject?, _ action: String?) -> Bool {
    if let target, target !== self.target { return false }
    if let action, action != self.action { return false }
    return true
  }

  func add(_ events: Control.Events) { self.events = self.events.union(events) }

  func take(_ events: Control.Events) { self.events = self.events.subtracting(events) }

  /// Sends the action by the control's own method, if this pair has asked for one of the events.
  func send(at events: Control.Events, from control: Control) -> Bool {
    guard self.events.rawValue & events.rawValue != 0, let target else { return false }
    return control.sendAction(action, to: target)
  }
}

/// The pairs of a control, the oldest first.
struct Pairs {
  private(set) var list: [Pair] = []

  mutating func add(_ target: AnyObject, _ action: String, for events: Control.Events) {
    list.removeAll { $0.events.isEmpty }
    let known = list.first { $0.isOf(target, action) }
    let pair = known ?? Pair(target, action)
    pair.add(events)
    if known == nil { list.append(pair) }
  }

  func take(_ events: Control.Events, from target: AnyObject?, _ action: String?) {
    list.filter { $0.isOf(target, action) }.forEach { $0.take(events) }
  }
}
