import MiniCocoa

/// The front of a small application, with an Info button.
open class MainViewController: ViewController {
  private var hasShownInfo = false

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
    flipside.delegate = self
    if !hasShownInfo {
      present(flipside)
      hasShownInfo = true
    }
    return flipside
  }
}

extension MainViewController: FlipsideViewControllerDelegate {
  /// The flip side is finished: back to the front.
  public func flipsideViewControllerDidFinish(_ controller: FlipsideViewController) {
    dismiss()
  }
}
