import MiniCocoa

public final class MainViewController: ViewController {
  private var flipside: FlipsideViewController?
  public private(set) var timesShown = 0

  public var isShowingFlipside: Bool { flipside != nil }

  public override init() { super.init() }

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
  public func flipsideViewControllerDidFinish(_ controller: FlipsideViewController) {
    guard controller === flipside else { return }
    dismiss()
    flipside = nil
  }
}
