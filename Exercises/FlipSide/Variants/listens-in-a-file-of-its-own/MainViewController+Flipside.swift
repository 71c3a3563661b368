import MiniCocoa

extension MainViewController: FlipsideViewControllerDelegate {
  /// Puts away what has finished, if that is what is on top.
  public func flipsideViewControllerDidFinish(_ controller: FlipsideViewController) {
    switch presentedViewController {
    case let shown? where shown === controller: shown.dismiss()
    default: break
    }
  }
}
