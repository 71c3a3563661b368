import MiniCocoa

/// The front of a small app, with an Info button.
open class MainViewController: ViewController {
  private var flipside: FlipsideViewController?
  /// How often the user has seen the flip side.
  public private(set) var timesShown = 0

  /// Whether the user sees the flip side.
  public var isShowingFlipside: Bool { flipside != nil }

  public override init() { super.init() }

  /// Presents the flip side; the Info button calls it.
  @discardableResult
  public func showInfo() -> FlipsideViewController {
    let new = FlipsideViewController()
    connect(to: new)
    flipside = new
    timesShown += 1
    present(new)
    return new
  }

  private func connect(to new: FlipsideViewController) {
    new.delegate = self
  }
}

extension MainViewController: FlipsideViewControllerDelegate {
  /// Goes back to the front.
  public func flipsideViewControllerDidFinish(_ controller: FlipsideViewController) {
    guard controller === flipside else { return }
    dismiss()
    flipside = nil
  }
}
