/// A button in a window's toolbar.
public final class Button {
  /// The name of the method that it calls, with a colon for the sender: `"save:"`.
  public let action: String

  /// The window that has the toolbar; not kept alive.
  public private(set) weak var window: Window?

  private let receiver: Receiver

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: The name of a method.
  ///   - target: The receiver, held weakly; nil for the first one in the chain that can.
  ///   - window: The window that has the toolbar.
  public init(action: String, target: Responder?, in window: Window) {
    self.action = action
    self.window = window
    receiver = target.map { .named(Weak($0)) } ?? .nearest
  }

  /// The user taps it.
  ///
  /// - Returns: Whether a method was called.
  @discardableResult
  public func tap() -> Bool {
    guard let method = found?.methods[action] else { return false }
    method(self)
    return true
  }

  /// The object for which a tap is, at this moment.
  private var found: Responder? {
    switch receiver {
    case .named(let target): return target.object
    case .nearest:
      guard let window else { return nil }
      let start = window.firstResponder ?? window
      return start.target(forAction: action, withSender: self)
    }
  }
}
