import MiniCocoa

/// The front of a small application, with an Info button.
open class MainViewController: ViewController {
  /// Whether the flip side is on show.
  public var isShowingFlipside: Bool {
    presentedViewController != nil
  }

  /// Creates the front, with nothing on top of it.
  public override init() {
    super.init()
  }

  /// What the Info button calls: creates a flip side, shows it, and gives it back.
  @discardableResult
  public func showInfo() -> FlipsideViewController {
    let flipside = FlipsideViewController()
    // TODO: 1. The flip side will say when it has finished. Tell it which object listens.
    present(flipside)
    return flipside
  }
}

extension MainViewController: FlipsideViewControllerDelegate {
  /// The flip side is finished: back to the front.
  public func flipsideViewControllerDidFinish(_ controller: FlipsideViewController) {
    dismiss()
  }
}
