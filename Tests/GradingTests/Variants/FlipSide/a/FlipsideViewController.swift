import MiniCocoa

public class FlipsideViewController: ViewController {
  private weak var listener: FlipsideViewControllerDelegate?

  public var delegate: FlipsideViewControllerDelegate? {
    get { listener }
    set { listener = newValue }
  }

  public override init() {}

  public func done() {
    guard let listener else { return }
    listener.flipsideViewControllerDidFinish(self)
  }
}

public protocol FlipsideViewControllerDelegate: AnyObject {
  func flipsideViewControllerDidFinish(_: FlipsideViewController)
}
