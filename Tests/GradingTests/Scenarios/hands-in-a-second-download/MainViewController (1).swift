import MiniCocoa

/// The front of a small app, with an Info button.
open class MainViewController: ViewController {
  /// Whether the user sees the flip side.
  public var isShowingFlipside: Bool {
    presentedViewController != nil
  }

  /// Creates the front, with nothing on top of it.
  public override init() {
    super.init()
  }

  /// Creates a flip side, presents it, and returns it; the Info button calls it.
  @discardableResult
  public func showInfo() -> FlipsideViewController {
    let flipside = FlipsideViewController()
    flipside.delegate = self
    present(flipside)
    return flipside
  }
}

extension MainViewController: FlipsideViewControllerDelegate {
  /// Goes back to the front when the flip side has finished.
  public func flipsideViewControllerDidFinish(_ controller: FlipsideViewController) {
    dismiss()
  }
}
