import MiniCocoa

/// A page in one of two states, each of which knows what it allows.
public final class PortraitViewController: Page {
  private var content = Content.article
  private var isOnShow = false {
    didSet { place.claim(isOnShow) }
  }
  private lazy var place = DelegatePlace(of: self)

  /// Whether a picture of the article is open.
  public var isPictureOpen: Bool {
    get { content == .picture }
    set { content = newValue ? .picture : .article }
  }

  public override init() {
    super.init()
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    isOnShow = true
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    isOnShow = true
  }

  public override func viewDidDisappear() {
    super.viewDidDisappear()
    isOnShow = false
  }

}

extension PortraitViewController: NavigationControllerDelegate {
  /// The orientations that the page allows now.
  public func navigationControllerSupportedInterfaceOrientations(
    _ controller: NavigationController
  ) -> InterfaceOrientationMask {
    switch (isOnShow && controller === navigationController, content) {
    case (true, .article): .portrait
    case (true, .picture), (false, _): .allButUpsideDown
    }
  }
}

private enum Content {
  case article, picture
}
