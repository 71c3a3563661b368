import MiniCocoa

/// A view in which the user handles a call. It may be inside another panel.
public final class CallPanel: View {
  /// Whether there is a call to be put on hold.
  public var hasCall: Bool

  /// The number of times that it has put its call on hold.
  public private(set) var holds = 0

  /// Creates a panel, with a call or without one.
  public init(hasCall: Bool) {
    self.hasCall = hasCall
    super.init()
  }

  /// The user can work in it.
  public override var canBecomeFirstResponder: Bool { true }

  /// Puts the call on hold.
  func hold() { holds += 1 }

  public override func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
    hasCall && super.canPerformAction(action, withSender: sender)
  }
}
