import MiniCocoa

/// The back.
open class FlipsideViewController: ViewController {
  /// The object that wants to know when the back has finished.
  public weak var delegate: (any FlipsideViewControllerDelegate)? = nil

  /// Creates the back, without a delegate.
  public required override init() {}

  /// Tells the delegate that the user has finished; the Done button calls it.
  open func done() { delegate.map(report) }

  private func report(to listener: any FlipsideViewControllerDelegate) {
    listener.flipsideViewControllerDidFinish(self)
  }
}
