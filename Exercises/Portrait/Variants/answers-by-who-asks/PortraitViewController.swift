import MiniCocoa

/// A page that stays the delegate, and answers only while it's on show.
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

  /// The orientations that the page allows now.
  public func navigationControllerSupportedInterfaceOrientations(
    _ asking: NavigationController
  ) -> InterfaceOrientationMask {
    guard asking.topViewController === self, !isPictureOpen else { return .allButUpsideDown }
    return .portrait
  }
}
