/// A controller that shows other controllers, one after the other, and the way back.
///
///     let navigation = NavigationController(rootViewController: contacts)
///     navigation.push(details)
///     navigation.pop()
///
/// It keeps them while they are in its stack; they only know it.
open class NavigationController: ViewController {
  /// The controllers, the one on show last: `navigation.viewControllers.count`.
  public private(set) final var viewControllers: [ViewController] = []

  /// Who says which orientations there are; not kept: `navigation.delegate = self`.
  public final weak var delegate: (any NavigationControllerDelegate)?

  /// Which way up it is shown: `navigation.interfaceOrientation == .portrait`.
  public private(set) final var interfaceOrientation = InterfaceOrientation.portrait

  /// A navigation controller that shows a controller: `NavigationController(rootViewController: c)`.
  public init(rootViewController: ViewController) {
    super.init()
    push(rootViewController)
  }

  /// The controller on show: `navigation.topViewController === details`.
  public final var topViewController: ViewController? { viewControllers.last }

  /// Shows a controller on top of the others, which knows this one before its view is loaded.
  ///
  ///     navigation.push(details)
  ///
  /// A controller can be in one stack once: more is a misuse.
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

  /// Takes the controller on show away, and gives it back; the first one stays.
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

  /// Shows the controller on top, which appears, in a window or not; an override has to call this.
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

  /// The user turns the device; whether what is shown turns with it.
  ///
  ///     navigation.rotate(to: .landscapeLeft)
  ///
  /// What is on show is loaded first. The delegate is asked each time; without one, or if it does not answer, it is every
  /// orientation but upside down.
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

/// What a navigation controller asks its delegate; it may be left out.
///
///     extension Portraits: NavigationControllerDelegate {
///       func navigationControllerSupportedInterfaceOrientations(
///         _ controller: NavigationController
///       ) -> InterfaceOrientationMask { .portrait }
///     }
public protocol NavigationControllerDelegate: AnyObject {
  /// Which ways up are allowed now; every one but upside down, if this is left out.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask
}

extension NavigationControllerDelegate {
  /// Every way but upside down, for a delegate that has no such method.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask { .allButUpsideDown }
}

extension Misuse.Kind {
  /// A controller was pushed that is in a stack already: `misuse.kind == .pushedTwice`.
  public static var pushedTwice: Self { Self("pushedTwice") }
}
