import MiniCocoa

/// The front of a small application, with an Info button.
public class MainViewController: ViewController, FlipsideViewControllerDelegate {
  /// Whether the flip side is on show.
  public private(set) var isShowingFlipside = false

  public override init() {}

  /// What the Info button calls.
  public func showInfo() -> FlipsideViewController {
    let back = FlipsideViewController()
    present(back)
    isShowingFlipside = true
    back.delegate = self
    return back
  }

  /// The flip side is finished.
  public func flipsideViewControllerDidFinish(_ controller: FlipsideViewController) {
    controller.dismiss()
    isShowingFlipside = false
  }
}
