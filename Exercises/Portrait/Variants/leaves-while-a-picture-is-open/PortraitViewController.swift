import MiniCocoa

/// A page that only ever allows portrait, and is the delegate only while that matters.
public final class PortraitViewController: Page {
  /// Whether a picture of the article is open.
  public var isPictureOpen = false {
    didSet { update() }
  }

  private var canBeSeen = false {
    didSet { update() }
  }

  public override init() {
    super.init()
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    canBeSeen = true
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    canBeSeen = true
  }

  public override func viewDidDisappear() {
    super.viewDidDisappear()
    canBeSeen = false
  }

  private func update() {
    guard let navigationController else { return }
    switch (canBeSeen && !isPictureOpen, navigationController.delegate === self) {
    case (true, false): navigationController.delegate = self
    case (false, true): navigationController.delegate = nil
    default: break
    }
  }
}

extension PortraitViewController: NavigationControllerDelegate {
  /// Which ways up are allowed at this moment: a picture is left to the default.
  public func navigationControllerSupportedInterfaceOrientations(
    _ controller: NavigationController
  ) -> InterfaceOrientationMask {
    .portrait
  }
}
