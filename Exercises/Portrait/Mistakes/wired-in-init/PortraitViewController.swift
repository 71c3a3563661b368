import MiniCocoa

/// A page with an article, to be read upright, and with pictures, which may be turned.
///
/// It turns nothing itself. It instructs the navigation controller that shows it.
public final class PortraitViewController: Page, NavigationControllerDelegate {
  /// Whether a picture of the article is open; the reader may open and close it at any time.
  public var isPictureOpen = false

  /// Creates a page that isn't on show, with no picture open.
  public override init() {
    super.init()
    navigationController?.delegate = self
  }

  /// The orientations that the page allows now; a navigation controller asks its delegate for them.
  public func navigationControllerSupportedInterfaceOrientations(
    _ controller: NavigationController
  ) -> InterfaceOrientationMask {
    isPictureOpen ? .allButUpsideDown : .portrait
  }

  // MARK: The life of a page

  /// Logs that the page is no longer on show: another page covers it, or it's being popped.
  public override func viewDidDisappear() {
    super.viewDidDisappear()
    guard navigationController?.delegate === self else { return }
    navigationController?.delegate = nil
  }
}
