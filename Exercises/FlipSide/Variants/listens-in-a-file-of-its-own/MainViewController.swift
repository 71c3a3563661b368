import MiniCocoa

/// The front, which can present its back.
open class MainViewController: ViewController {
  /// Whether the controller on top is a flip side.
  public var isShowingFlipside: Bool { presentedViewController is FlipsideViewController }

  /// Creates the front.
  public required override init() { super.init() }

  /// Presents the flip side; the Info button calls it.
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
