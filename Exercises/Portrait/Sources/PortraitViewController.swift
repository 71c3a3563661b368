import MiniCocoa

// TODO: 1. Promise to answer navigation controllers: adopt NavigationControllerDelegate.
/// A page with an article, which is made to be read upright, and with pictures, which are not.
///
/// It does not turn anything. It instructs the navigation controller that shows it.
public final class PortraitViewController: Page {
  /// Whether a picture of the article is open; the reader opens and closes it at any time.
  public var isPictureOpen = false

  /// Creates a page that nobody shows yet, with no picture open.
  public override init() {
    super.init()
  }

  // TODO: 2. Which ways up are allowed at this moment? Write the method with which the protocol asks.

  // MARK: The life of a page

  // TODO: 3. Override viewDidLoad() and viewDidAppear(): become the delegate of the navigation
  // controller, early enough for its first question, and again when the place may have been lost.
  // TODO: 4. Have no say any more when something else is on show.
}
