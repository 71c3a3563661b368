import MiniCocoa

/// The message that a flip side sends its delegate.
public protocol FlipsideViewControllerDelegate: AnyObject {
  /// The user tapped Done, so the delegate may dismiss this flip side.
  func flipsideViewControllerDidFinish(_ controller: FlipsideViewController)
}

/// The back of a small app, with a text about it and a Done button.
///
/// It doesn't know which object shows it. It only knows that it may have a delegate.
public final class FlipsideViewController: ViewController {
  /// The object that wants to know when the flip side has finished; it isn't kept alive.
  public weak var delegate: (any FlipsideViewControllerDelegate)?

  /// Creates a flip side without a delegate.
  public override init() {
    super.init()
  }

  /// Tells the delegate that the user has finished; the Done button calls it.
  public func done() {
    delegate?.flipsideViewControllerDidFinish(self)
  }
}
