import MiniCocoa

/// The front of a small app, with an Info button.
open class MainViewController: ViewController, FlipsideViewControllerDelegate {
  /// Whether the user sees the flip side.
  public private(set) var isShowingFlipside = false

  public override init() {}

  /// Presents the flip side; the Info button calls it.
  public func showInfo() -> FlipsideViewController {
    let back = FlipsideViewController()
    back.delegate = self
    present(back)
    isShowingFlipside = true
    return back
  }

  /// Goes back to the front.
  public func flipsideViewControllerDidFinish(_ controller: FlipsideViewController) {
    controller.dismiss()
    isShowingFlipside = false
  }
}
