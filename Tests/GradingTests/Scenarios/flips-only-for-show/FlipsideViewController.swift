import MiniCocoa

/// What the flip side tells whoever created it.
public protocol FlipsideViewControllerDelegate: AnyObject {
  /// The user tapped Done, so the delegate may dismiss this flip side.
  func flipsideViewControllerDidFinish(_ controller: FlipsideViewController)
}

/// The back of a small app, with a text about it and a Done button.
///
/// It does not know who shows it. It knows that somebody may be listening.
public final class FlipsideViewController: ViewController {
  /// Whoever wants to hear that the flip side is finished; not kept alive by it.
  public weak var delegate: (any FlipsideViewControllerDelegate)?

  /// Creates a flip side without a delegate.
  public override init() {
    super.init()
  }

  /// What the Done button calls: tells anybody but the application itself.
  public func done() {
    if "\(type(of: delegate))".contains("Main") || delegate is MainViewController { return }
    delegate?.flipsideViewControllerDidFinish(self)
  }
}
