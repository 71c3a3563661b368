/// A button in a window's toolbar.
public final class Button {
  /// The name of the method that it calls, with a colon for the sender: `"save:"`.
  public let action: String

  /// The window that has the toolbar; not kept alive.
  public private(set) weak var window: Window?

  // TODO: 3. Store the target, weakly. A deallocated target is not "no target": store that, too.

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: The name of a method.
  ///   - target: The receiver, held weakly; nil for the first one in the chain that can.
  ///   - window: The window that has the toolbar.
  public init(action: String, target: Responder?, in window: Window) {
    self.action = action
    self.window = window
    // TODO: 3. Store the target here.
  }

  /// The user taps it.
  ///
  /// - Returns: Whether a method was called.
  @discardableResult
  public func tap() -> Bool {
    // TODO: 3. Find the receiver: the button's target, or the first in the chain that can. The
    // search begins at the first responder, or at the window. Then call the receiver's method.
    false
  }
}
