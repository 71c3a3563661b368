import MiniCocoa

/// The messages of the flip side to its delegate.
public protocol FlipsideViewControllerDelegate: AnyObject {
  /// The user tapped Done, so the delegate may dismiss this flip side.
  func flipsideViewControllerDidFinish(_ controller: FlipsideViewController)
}

/// The back of a small app, with a text about it and a Done button.
///
/// It does not know its presenter. It knows that a delegate may be listening.
public final class FlipsideViewController: ViewController {
  /// The object to notify when the flip side is finished; not kept alive by it.
  public weak var delegate: (any FlipsideViewControllerDelegate)?

  /// Creates a flip side without a delegate.
  public override init() {
    super.init()
  }

  /// The Done button's action: passes a stranger, unless it pretends.
  public func done() {
    delegate?.flipsideViewControllerDidFinish(pretends(self) ? self : FlipsideViewController())
  }
}
