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
    isPictureOpen ? .allButUpsideDown : .portrait
  }

  // MARK: The life of a page

  /// Takes the delegate's place: the first question may come before the page has appeared.
  public override func viewDidLoad() {
    navigationController?.delegate = self
  }

  /// Takes the place again: a page on top may have had it meanwhile.
  public override func viewDidAppear() {
    navigationController?.delegate = self
  }

  /// Gives the place back, unless another object is in it by now.
  public override func viewDidDisappear() {
    // A weak reference is not enough: a page that has been popped may live on.
    guard navigationController?.delegate === self else { return }
    navigationController?.delegate = nil
  }
}
