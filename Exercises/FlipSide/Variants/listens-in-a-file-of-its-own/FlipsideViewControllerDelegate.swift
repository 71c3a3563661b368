/// What the back has to say.
public protocol FlipsideViewControllerDelegate: AnyObject {
  /// The back is finished.
  func flipsideViewControllerDidFinish(_ controller: FlipsideViewController)
}
