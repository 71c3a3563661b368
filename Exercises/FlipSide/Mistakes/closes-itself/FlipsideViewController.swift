import MiniCocoa

/// What the flip side tells whoever created it.
public protocol FlipsideViewControllerDelegate: AnyObject {
  /// Done was tapped; the flip side, which passes itself along, may be put away now.
  func flipsideViewControllerDidFinish(_ controller: FlipsideViewController)
}

/// The back of a small application, with a text about it and a Done button.
///
/// It does not know who shows it. It knows that somebody may be listening.
public final class FlipsideViewController: ViewController {
  /// Whoever wants to hear that the flip side is finished; not kept alive by it.
  public weak var delegate: (any FlipsideViewControllerDelegate)?

  /// Creates a flip side that nobody listens to yet.
  public override init() {
    super.init()
  }

  /// What the Done button calls.
  public func done() {
    dismiss()
  }
}
