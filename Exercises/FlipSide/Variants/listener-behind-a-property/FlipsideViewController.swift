import MiniCocoa

/// The back of a small application, with a Done button.
public class FlipsideViewController: ViewController {
  private weak var listener: FlipsideViewControllerDelegate?

  /// The object that wants to know when the flip side has finished; it isn't kept alive.
  public var delegate: FlipsideViewControllerDelegate? {
    get { listener }
    set { listener = newValue }
  }

  public override init() {}

  /// Tells the delegate that the user has finished; the Done button calls it.
  public func done() {
    guard let listener else { return }
    listener.flipsideViewControllerDidFinish(self)
  }
}

/// The message that a flip side sends its delegate.
public protocol FlipsideViewControllerDelegate: AnyObject {
  func flipsideViewControllerDidFinish(_: FlipsideViewController)
}
