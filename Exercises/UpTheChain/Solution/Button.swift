/// A button in a window's toolbar.
public final class Button {
  /// The name of the method that it calls, with a colon for the sender: `"save:"`.
  public let action: String

  /// The window that has the toolbar; not kept alive.
  public private(set) weak var window: Window?

  private weak var target: Responder?
  private let isForTheChain: Bool

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: The name of a method.
  ///   - target: The receiver, held weakly; nil for the first one in the chain that can.
  ///   - window: The window that has the toolbar.
  public init(action: String, target: Responder?, in window: Window) {
    self.action = action
    self.window = window
    self.target = target
    isForTheChain = target == nil
  }

  /// The user taps it.
  ///
  /// - Returns: Whether a method was called.
  @discardableResult
  public func tap() -> Bool {
    var receiver = target
    if isForTheChain {
      let start = window?.firstResponder ?? window
      receiver = start?.target(forAction: action, withSender: self)
    }
    guard let method = receiver?.methods[action] else { return false }
    method(self)
    return true
  }
}
