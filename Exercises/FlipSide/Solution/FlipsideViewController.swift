import MiniCocoa

/// What the flip side tells its delegate.
public protocol FlipsideViewControllerDelegate: AnyObject {
  /// Done was tapped; the flip side, which passes itself along, may be put away now.
  func flipsideViewControllerDidFinish(_ controller: FlipsideViewController)
}

/// The back of a small application, with a text about it and a Done button.
///
/// It does not know which object shows it. It knows that it may have a delegate.
public final class FlipsideViewController: ViewController {
  /// The object that hears when the flip side is finished; it is not kept.
  public weak var delegate: (any FlipsideViewControllerDelegate)?

  /// Creates a flip side that nobody listens to yet.
  public override init() {
    super.init()
  }

  /// What the Done button calls.
  public func done() {
    delegate?.flipsideViewControllerDidFinish(self)
  }
}
