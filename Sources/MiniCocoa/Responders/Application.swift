/// The program as an object, with a key window, a delegate and a life cycle.
///
///     Application.main(AppDelegate()) {
///       Window(rootViewController: console).makeKey()
///     }
///
/// An application exists only while it runs. It has no state for the whole process, so each test
/// can run a separate one.
///
/// Not thread-safe: use an application on the thread that runs it.
open class Application: Responder {
  /// A state in the life cycle: `application.state == .active`.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case notRunning, inactive, active, background
  }

  /// The delegate, which observes the life cycle; not retained.
  ///
  ///     application.delegate = self
  public final weak var delegate: (any ApplicationDelegate)?

  /// The current state: `application.state == .active`.
  public internal(set) final var state = State.notRunning

  /// The window that receives the user's input; retained: `application.keyWindow?.firstResponder`.
  public internal(set) final var keyWindow: Window?

  /// The centre for the application's notifications; the default one while it runs.
  ///
  ///     application.notificationCenter.addObserver(…)
  public final let notificationCenter = NotificationCenter()

  /// Creates an application, which does not run yet: `let application = Application()`.
  public override init() { super.init() }

  /// The delegate if it is a responder; the chain ends there.
  open override var nextResponder: Responder? {
    get { super.nextResponder ?? delegate as? Responder }
    set { super.nextResponder = newValue }
  }

  /// Sends an action to a target or, without one, up the responder chain; true if an object
  /// performed it.
  ///
  ///     Application.shared.sendAction(hold, to: nil, from: button, for: event)
  ///
  /// While an application runs, every control's action passes here: override it to intercept them.
  @discardableResult
  open func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: Event?
  ) -> Bool {
    if let target { return action.send(to: target, from: sender, for: event) }
    return action.sendUpChain(in: keyWindow, from: sender, for: event)
  }

  /// Sends an action without an event:
  /// `Application.shared.sendAction(hold, to: nil, from: button)`.
  @discardableResult
  public final func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?
  ) -> Bool {
    sendAction(action, to: target, from: sender, for: nil)
  }
}
