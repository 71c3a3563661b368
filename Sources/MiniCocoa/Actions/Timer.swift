/// Sends an action once or repeatedly, and **retains its target** until it is invalidated.
///
/// A timer is the exception to the rule that targets are not retained. It runs on no clock: it
/// fires when you call `fire()`.
///
///     let timer = Timer(target: clock, action: Action("tick:", Clock.tick))
///     timer.fire()
///     timer.invalidate()  // releases the clock
public final class Timer {
  /// Whether the timer can still fire and still retains its target: `if timer.isValid { … }`.
  public var isValid: Bool { target != nil }

  private var target: AnyObject?
  private let action: Action
  private let repeats: Bool

  /// A timer that sends `action` with itself as the sender.
  ///
  ///     Timer(target: clock, action: Action("tick:", Clock.tick), repeats: false)
  public init(target: AnyObject, action: Action, repeats: Bool = true) {
    self.target = target
    self.action = action
    self.repeats = repeats
  }

  /// Sends the action now; a timer that does not repeat is then invalid: `timer.fire()`.
  public func fire() {
    guard let target else { return }
    if !repeats { invalidate() }
    action.send(to: target, from: self)
  }

  /// Stops the timer permanently and releases the target: `timer.invalidate()`.
  public func invalidate() { target = nil }
}
