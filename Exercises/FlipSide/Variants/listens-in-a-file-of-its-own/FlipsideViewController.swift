import MiniCocoa

/// The back, which can be finished from more than one place.
open class FlipsideViewController: ViewController {
  /// Who is told.
  public weak var delegate: (any FlipsideViewControllerDelegate)? = nil

  /// Creates the back, with nobody to tell.
  public required override init() {}

  /// Tells the delegate that the user has finished; the Done button calls it.
  open func done() { delegate.map(report) }

  private func report(to listener: any FlipsideViewControllerDelegate) {
    listener.flipsideViewControllerDidFinish(self)
  }
}
