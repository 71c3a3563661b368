/// A button in a window's toolbar.
public final class Button {
  /// The name of the method that it calls, with a colon for the sender: `"save:"`.
  public let action: String

  /// The window in whose toolbar it lies; not kept.
  public private(set) weak var window: Window?

  private weak var target: Responder?
  private let isForTheChain: Bool

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: The name of a method.
  ///   - target: The receiver, which is not kept; nil for the first one in the chain that can.
  ///   - window: The window in whose toolbar it lies.
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
    guard isForTheChain else {
      guard let method = target?.methods[action] else { return false }
      method(self)
      return true
    }
    var isTaken = false
    var start = window?.firstResponder ?? window
    while let receiver = start?.target(forAction: action, withSender: self) {
      receiver.methods[action]?(self)
      isTaken = true
      start = receiver.nextResponder
    }
    return isTaken
  }
}
