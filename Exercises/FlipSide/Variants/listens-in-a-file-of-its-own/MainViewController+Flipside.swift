import MiniCocoa

extension MainViewController: FlipsideViewControllerDelegate {
  /// Dismisses the flip side that has finished, if it's the one on top.
  public func flipsideViewControllerDidFinish(_ controller: FlipsideViewController) {
    switch presentedViewController {
    case let shown? where shown === controller: shown.dismiss()
    default: break
    }
  }
}
