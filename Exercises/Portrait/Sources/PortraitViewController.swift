import MiniCocoa

// TODO: 1. Adopt NavigationControllerDelegate, so that a navigation controller accepts the page.
/// A page with an article, to be read upright, and with pictures, which may be turned.
///
/// It turns nothing itself. It instructs the navigation controller that shows it.
public final class PortraitViewController: Page {
  /// Whether a picture of the article is open; the reader may open and close it at any time.
  public var isPictureOpen = false

  /// Creates a page that isn't on show, with no picture open.
  public override init() {
    super.init()
  }

  // TODO: 2. Which orientations does the page allow now? Write the method of the protocol.

  // MARK: The life of a page

  // TODO: 3. Override viewDidLoad() and viewDidAppear(). Become the delegate of the navigation
  // controller before its first question, and again when another page may have replaced it.
  // TODO: 4. Have no say when the page is no longer on show.
}
