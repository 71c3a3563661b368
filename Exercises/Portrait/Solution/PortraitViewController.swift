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
  }

  /// The orientations that the page allows now; a navigation controller asks its delegate for them.
  public func navigationControllerSupportedInterfaceOrientations(
    _ controller: NavigationController
  ) -> InterfaceOrientationMask {
    isPictureOpen ? .allButUpsideDown : .portrait
  }

  // MARK: The life of a page

  /// Becomes the delegate, because the first question may come before the page has appeared.
  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.delegate = self
  }

  /// Becomes the delegate again, because a page on top may have replaced it.
  public override func viewDidAppear() {
    super.viewDidAppear()
    navigationController?.delegate = self
  }

  /// Stops being the delegate, unless another object is the delegate by now.
  public override func viewDidDisappear() {
    super.viewDidDisappear()
    // A weak reference isn't enough: a popped page may stay in memory.
    guard navigationController?.delegate === self else { return }
    navigationController?.delegate = nil
  }
}
