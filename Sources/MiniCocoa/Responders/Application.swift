/// The program as an object: it has a key window, a delegate and a life.
///
///     Application.main(AppDelegate()) {
///       Window(rootViewController: console).makeKey()
///     }
///
/// There is one for as long as it runs, and none before and after: nothing is kept for the whole
/// process, and each test can run its own.
///
/// Not safe to share between threads: use an application where it runs.
open class Application: Responder {
  /// A stage in an application's life: `application.state == .active`.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case notRunning, inactive, active, background
  }

  /// Who is told what happens in the application's life; not kept.
  ///
  ///     application.delegate = self
  public final weak var delegate: (any ApplicationDelegate)?

  /// The stage the application is at: `application.state == .active`.
  public internal(set) final var state = State.notRunning

  /// The window that hears the user, kept: `application.keyWindow?.firstResponder`.
  public internal(set) final var keyWindow: Window?

  /// Where its notifications are posted; while it runs, the default one.
  ///
  ///     application.notificationCenter.addObserver(…)
  public final let notificationCenter = NotificationCenter()

  /// An application that does not run yet: `let application = Application()`.
  public override init() { super.init() }

  /// Its delegate, if that is a responder; the chain ends there.
  open override var nextResponder: Responder? {
    get { super.nextResponder ?? delegate as? Responder }
    set { super.nextResponder = newValue }
  }

  /// Sends an action to a target or, without one, up the responder chain; true if somebody took it.
  ///
  ///     Application.shared.sendAction(hold, to: nil, from: button, for: event)
  ///
  /// Every action of a control comes through here while an application runs: override it to see
  /// them all.
  @discardableResult
  open func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: Event?
  ) -> Bool {
    if let target { return action.send(to: target, from: sender, for: event) }
    return action.sendUpChain(in: keyWindow, from: sender, for: event)
  }

  /// Sends an action that has no event: `Application.shared.sendAction(hold, to: nil, from: button)`.
  @discardableResult
  public final func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?
  ) -> Bool {
    sendAction(action, to: target, from: sender, for: nil)
  }
}
