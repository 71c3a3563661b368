/// A controller that shows a stack of other controllers, with a way back.
///
///     let navigation = NavigationController(rootViewController: contacts)
///     navigation.push(details)
///     navigation.pop()
///
/// It retains the controllers in its stack; they hold only weak references to it.
open class NavigationController: ViewController {
  /// The stack, with the visible controller last: `navigation.viewControllers.count`.
  public private(set) final var viewControllers: [ViewController] = []

  /// The delegate that decides which orientations are allowed; not retained:
  /// `navigation.delegate = self`.
  public final weak var delegate: (any NavigationControllerDelegate)?

  /// The current orientation: `navigation.interfaceOrientation == .portrait`.
  public private(set) final var interfaceOrientation = InterfaceOrientation.portrait

  /// A navigation controller with this controller as its root:
  /// `NavigationController(rootViewController: c)`.
  public init(rootViewController: ViewController) {
    super.init()
    push(rootViewController)
  }

  /// The visible controller: `navigation.topViewController === details`.
  public final var topViewController: ViewController? { viewControllers.last }

  /// Pushes a controller onto the stack. It can reach its navigation controller before its view
  /// loads.
  ///
  ///     navigation.push(details)
  ///
  /// A controller that is already in a stack cannot be pushed again: that is a misuse.
  public final func push(_ controller: ViewController) {
    guard controller.navigationController == nil, controller !== self else {
      return Misuse(
        .pushedTwice, object: controller,
        "\(Misuse.a(controller)) was pushed that is already in a stack",
        "push a new one, or pop the old one first"
      ).report()
    }
    if viewIfLoaded != nil { hideTop() }
    viewControllers.append(controller)
    controller.navigationController = self
    if viewIfLoaded != nil { showTop() }
  }

  /// Removes the visible controller and returns it. The root controller stays.
  ///
  ///     navigation.pop()
  @discardableResult
  public final func pop() -> ViewController? {
    guard viewControllers.count > 1, let popped = topViewController else { return nil }
    if viewIfLoaded != nil { hideTop() }
    viewControllers.removeLast()
    popped.navigationController = nil
    if viewIfLoaded != nil { showTop() }
    return popped
  }

  /// Shows the top controller, even without a window. An override must call `super`.
  open override func viewDidLoad() { showTop() }

  private func showTop() {
    guard let topViewController else { return }
    view.addSubview(topViewController.view)
    topViewController.appear()
  }

  private func hideTop() {
    topViewController?.viewIfLoaded?.removeFromSuperview()
    topViewController?.disappear()
  }

  /// Simulates the user turning the device. Returns whether the interface turns with it.
  ///
  ///     navigation.rotate(to: .landscapeLeft)
  ///
  /// Loads the view first, then asks the delegate every time. Without a delegate, or if it does not
  /// implement the method, every orientation except upside down is allowed.
  @discardableResult
  public final func rotate(to orientation: InterfaceOrientation) -> Bool {
    _ = view
    guard supportedInterfaceOrientations().allows(orientation) else { return false }
    interfaceOrientation = orientation
    return true
  }

  private func supportedInterfaceOrientations() -> InterfaceOrientationMask {
    guard let delegate else { return .allButUpsideDown }
    Conversation.note(
      from: self, to: delegate, "navigationControllerSupportedInterfaceOrientations(_:)",
      .delegation)
    return delegate.navigationControllerSupportedInterfaceOrientations(self)
  }
}

/// The question that a navigation controller asks its delegate. The method is optional.
///
///     extension Portraits: NavigationControllerDelegate {
///       func navigationControllerSupportedInterfaceOrientations(
///         _ controller: NavigationController
///       ) -> InterfaceOrientationMask { .portrait }
///     }
public protocol NavigationControllerDelegate: AnyObject {
  /// Returns the orientations allowed now. The default is all except upside down.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask
}

extension NavigationControllerDelegate {
  /// All except upside down, for a delegate that does not implement the method.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask { .allButUpsideDown }
}

extension Misuse.Kind {
  /// A pushed controller was already in a stack: `misuse.kind == .pushedTwice`.
  public static var pushedTwice: Self { Self("pushedTwice") }
}
