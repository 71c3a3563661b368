import MiniCocoa

/// The front, which can bring up its back.
open class MainViewController: ViewController {
  /// Whether what is on top is a flip side.
  public var isShowingFlipside: Bool { presentedViewController is FlipsideViewController }

  /// Creates the front.
  public required override init() { super.init() }

  /// What the Info button calls.
  @discardableResult
  open func showInfo() -> FlipsideViewController {
    with(FlipsideViewController()) { flipside in
      defer { present(flipside) }
      flipside.delegate = self
    }
  }

  private func with<Controller>(
    _ controller: Controller, do configure: (Controller) -> Void
  ) -> Controller {
    configure(controller)
    return controller
  }
}
