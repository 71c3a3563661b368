import MiniCocoa

/// A page that stays the delegate, and answers only while it is the one on show.
public final class PortraitViewController: Page, NavigationControllerDelegate {
  /// Whether a picture of the article is open.
  public var isPictureOpen = false

  public override init() { super.init() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    beAsked()
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    beAsked()
  }

  private func beAsked() { navigationController?.delegate = self }

  /// Which ways up are allowed at this moment.
  public func navigationControllerSupportedInterfaceOrientations(
    _ asking: NavigationController
  ) -> InterfaceOrientationMask {
    guard asking.topViewController === self, !isPictureOpen else { return .allButUpsideDown }
    return .portrait
  }
}
