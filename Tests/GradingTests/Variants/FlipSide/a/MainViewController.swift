import MiniCocoa

public class MainViewController: ViewController, FlipsideViewControllerDelegate {
  public private(set) var isShowingFlipside = false

  public override init() {}

  public func showInfo() -> FlipsideViewController {
    let back = FlipsideViewController()
    present(back)
    isShowingFlipside = true
    back.delegate = self
    return back
  }

  public func flipsideViewControllerDidFinish(_ controller: FlipsideViewController) {
    controller.dismiss()
    isShowingFlipside = false
  }
}
