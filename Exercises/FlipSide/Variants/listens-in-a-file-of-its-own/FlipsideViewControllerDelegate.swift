/// The message that the back sends its delegate.
public protocol FlipsideViewControllerDelegate: AnyObject {
  /// The back has finished.
  func flipsideViewControllerDidFinish(_ controller: FlipsideViewController)
}
