/// A button in a window's toolbar.
public final class Button {
  /// The name of the method that it calls, with a colon for the sender: `"save:"`.
  public let action: String

  /// The window in whose toolbar it lies; not kept.
  public private(set) weak var window: Window?

  // TODO: 3. Keep in mind what the button was given. A target that is gone is not "no target".

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: The name of a method.
  ///   - target: The receiver, which is not kept; nil for the first one in the chain that can.
  ///   - window: The window in whose toolbar it lies.
  public init(action: String, target: Responder?, in window: Window) {
    self.action = action
    self.window = window
    // TODO: 3. Note the target here.
  }

  /// The user taps it.
  ///
  /// - Returns: Whether a method was called.
  @discardableResult
  public func tap() -> Bool {
    // TODO: 3. Find the receiver: the target that was named, or the first in the chain that can. The
    // chain begins where the user works, or at the window. Then call the receiver's method.
    false
  }
}
