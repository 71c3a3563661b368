import MiniCocoa

/// A page with an article, which is made to be read upright, and with pictures, which are not.
///
/// It does not turn anything. It instructs the navigation controller that shows it.
public final class PortraitViewController: Page, NavigationControllerDelegate {
  /// Whether a picture of the article is open; the reader opens and closes it at any time.
  public var isPictureOpen = false

  /// Creates a page that nobody shows yet, with no picture open.
  public override init() {
    super.init()
  }

  /// Which ways up are allowed at this moment: what a navigation controller asks its delegate.
  public func navigationControllerSupportedInterfaceOrientations(
    _ controller: NavigationController
  ) -> InterfaceOrientationMask {
    isPictureOpen ? .portraitUpsideDown : [.landscape, .portraitUpsideDown]
  }

  // MARK: The life of a page

  /// The view has been loaded, which happens once.
  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.delegate = self
  }

  /// The page can be seen, for the first time or again.
  public override func viewDidAppear() {
    super.viewDidAppear()
    navigationController?.delegate = self
  }

  /// The page cannot be seen any more: it is being covered or popped.
  public override func viewDidDisappear() {
    super.viewDidDisappear()
    guard navigationController?.delegate === self else { return }
    navigationController?.delegate = nil
  }
}
