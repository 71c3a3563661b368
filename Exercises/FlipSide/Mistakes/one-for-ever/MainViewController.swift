import MiniCocoa

/// The front of a small application, with an Info button.
open class MainViewController: ViewController {
  /// Whether the flip side is on show.
  public var isShowingFlipside: Bool {
    presentedViewController != nil
  }

  /// Made once and shown again and again.
  private let flipside = FlipsideViewController()

  /// Creates the front, with nothing on top of it.
  public override init() {
    super.init()
  }

  /// What the Info button calls: shows the flip side and gives it back.
  @discardableResult
  public func showInfo() -> FlipsideViewController {
    flipside.delegate = self
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
