/// Sends an action again and again, or once, and **keeps its target** until it is invalidated.
///
/// The exception to the rule that a target is not kept. It waits for no clock: it fires when it is
/// told to.
///
///     let timer = Timer(target: clock, action: Action("tick:", Clock.tick))
///     timer.fire()
///     timer.invalidate()  // lets go of the clock
public final class Timer {
  /// Whether the timer can still fire, and still keeps its target: `if timer.isValid { … }`.
  public var isValid: Bool { target != nil }

  private var target: AnyObject?
  private let action: Action
  private let repeats: Bool

  /// A timer that sends `action`, with itself as the sender.
  ///
  ///     Timer(target: clock, action: Action("tick:", Clock.tick), repeats: false)
  public init(target: AnyObject, action: Action, repeats: Bool = true) {
    self.target = target
    self.action = action
    self.repeats = repeats
  }

  /// Sends the action now, and was the last time for a timer that does not repeat: `timer.fire()`.
  public func fire() {
    guard let target else { return }
    if !repeats { invalidate() }
    action.send(to: target, from: self)
  }

  /// Stops for good, and lets go of the target: `timer.invalidate()`.
  public func invalidate() { target = nil }
}
