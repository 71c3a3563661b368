import MiniCocoa

/// The back of a small application, with a Done button.
public class FlipsideViewController: ViewController {
  private weak var listener: FlipsideViewControllerDelegate?

  /// The object that hears when the flip side is finished; it is not kept.
  public var delegate: FlipsideViewControllerDelegate? {
    get { listener }
    set { listener = newValue }
  }

  public override init() {}

  /// What the Done button calls.
  public func done() {
    guard let listener else { return }
    listener.flipsideViewControllerDidFinish(self)
  }
}

/// What the flip side tells its delegate.
public protocol FlipsideViewControllerDelegate: AnyObject {
  func flipsideViewControllerDidFinish(_: FlipsideViewController)
}
