import MiniCocoa

/// A page that remembers the delegate before it, and restores that one.
public final class PortraitViewController: Page {
  /// Whether a picture of the article is open.
  public var isPictureOpen: Bool = false

  private weak var parent: NavigationController?
  private weak var predecessor: (any NavigationControllerDelegate)?

  public override init() {
    super.init()
  }

  public override func loadView() -> View {
    takeThePlace()
    return super.loadView()
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    takeThePlace()
  }

  public override func viewDidDisappear() {
    super.viewDidDisappear()
    if let parent, let current = parent.delegate, current === self {
      parent.delegate = predecessor
    }
    parent = nil
    predecessor = nil
  }

  private func takeThePlace() {
    guard let navigationController, navigationController.delegate !== self else { return }
    parent = navigationController
    predecessor = navigationController.delegate
    navigationController.delegate = self
  }
}

extension PortraitViewController: NavigationControllerDelegate {
  /// The orientations that the page allows now.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask {
    var allowed: InterfaceOrientationMask = [.portrait]
    if isPictureOpen { allowed.insert(.landscape) }
    return allowed
  }
}
