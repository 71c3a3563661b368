import MiniCocoa

/// A page with an article, which is made to be read upright, and with pictures, which are not.
///
/// It does not turn anything. It instructs the navigation controller that shows it.
public final class PortraitViewController: ViewController {
  /// Whether a picture of the article is open; the reader opens and closes it at any time.
  public var isPictureOpen = false

  /// Creates a page that nobody shows yet, with no picture open.
  public override init() {
    super.init()
  }

  /// Takes the delegate's place: the first question may come before the page has appeared.
  public override func viewDidLoad() {
    navigationController?.delegate = self
  }

  /// Takes the place again: whatever lay on top may have had it meanwhile.
  public override func viewDidAppear() {
    navigationController?.delegate = self
  }

  /// Gives the place back, unless it is somebody else's by now.
  public override func viewDidDisappear() {
    // A popped page may well live on, so that being held weakly does not end its say.
    guard navigationController?.delegate === self else { return }
    navigationController?.delegate = nil
  }
}

// MARK: - Answering the navigation controller

extension PortraitViewController: NavigationControllerDelegate {
  /// Which ways up are allowed at this moment.
  public func navigationControllerSupportedInterfaceOrientations(
    _ controller: NavigationController
  ) -> InterfaceOrientationMask {
    isPictureOpen ? .allButUpsideDown : .portrait
  }
}
