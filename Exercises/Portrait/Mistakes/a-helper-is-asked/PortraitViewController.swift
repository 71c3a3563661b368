import MiniCocoa

/// A page with an article, to be read upright, and with pictures, which may be turned.
///
/// It turns nothing itself. It instructs the navigation controller that shows it.
public final class PortraitViewController: Page {
  /// Whether a picture of the article is open; the reader may open and close it at any time.
  public var isPictureOpen = false

  /// Answers for the page; kept here, since a navigation controller doesn't keep its delegate.
  private let rule = OrientationRule()

  /// Creates a page that isn't on show, with no picture open.
  public override init() {
    super.init()
    rule.page = self
  }

  /// Logs that the view has loaded, which happens once.
  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.delegate = rule
  }

  /// Logs that the page has come on show, for the first time or again.
  public override func viewDidAppear() {
    super.viewDidAppear()
    navigationController?.delegate = rule
  }

  /// Logs that the page is no longer on show: another page covers it, or it's being popped.
  public override func viewDidDisappear() {
    super.viewDidDisappear()
    guard navigationController?.delegate === rule else { return }
    navigationController?.delegate = nil
  }
}

// MARK: - Answering for the page

private final class OrientationRule: NavigationControllerDelegate {
  weak var page: PortraitViewController?

  func navigationControllerSupportedInterfaceOrientations(
    _ controller: NavigationController
  ) -> InterfaceOrientationMask {
    page?.isPictureOpen == false ? .portrait : .allButUpsideDown
  }
}
