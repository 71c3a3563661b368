import MiniCocoa

/// The front of a small application, with an Info button.
open class MainViewController: ViewController, FlipsideViewControllerDelegate {
  /// Whether the user sees the flip side.
  public private(set) var isShowingFlipside = false

  public override init() {}

  /// What the Info button calls.
  public func showInfo() -> FlipsideViewController {
    let back = FlipsideViewController()
    back.delegate = self
    present(back)
    isShowingFlipside = true
    return back
  }

  /// The flip side is finished.
  public func flipsideViewControllerDidFinish(_ controller: FlipsideViewController) {
    controller.dismiss()
    isShowingFlipside = false
  }
}
