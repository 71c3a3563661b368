/// The object in charge of one screenful of content. No real screen is involved.
///
/// A view controller can present another one on top of itself. The point is ownership:
///
/// - The presenter **retains** the controller it presents (a strong reference).
/// - The presented controller only **refers to** its presenter (a weak reference).
/// - Dismissing ends both. If nothing else retains the presented controller, it is deallocated.
///
/// Not thread-safe: use a controller on the thread that created it.
open class ViewController: Responder {
  /// The controller that this one presents and retains, or nil.
  public private(set) final var presentedViewController: ViewController?

  /// The controller that presents this one, or nil; not retained.
  public private(set) final weak var presentingViewController: ViewController?

  /// The navigation controller that shows this one, or nil; not retained:
  /// `navigationController?.delegate = self`.
  public internal(set) final weak var navigationController: NavigationController?

  /// The view, if it has been loaded: `controller.viewIfLoaded == nil`.
  public private(set) final var viewIfLoaded: View?

  /// Creates a controller that neither presents nor is presented.
  public override init() { super.init() }

  /// Presents another controller on top of this one and retains it until it is dismissed.
  ///
  /// Does nothing if this controller already presents one, if `controller` is already presented, or
  /// if presenting it would close a cycle (a controller on top of itself, or of one that it
  /// presents).
  ///
  /// The presented view enters the presenter's window, in front of everything else, as soon as the
  /// presenter's own view is in one. The controller then appears. Without a window, no view is
  /// loaded and no controller appears.
  open func present(_ controller: ViewController) {
    guard presentedViewController == nil, controller.presentingViewController == nil else { return }
    guard !isInFront(of: controller) else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    if let window = viewIfLoaded?.window { window.addSubview(controller.view) }
  }

  /// Dismisses the controller that this one presents or, if it presents none, this one.
  ///
  /// Dismissing a controller also dismisses whatever it presents. Does nothing if this controller
  /// neither presents nor is presented.
  open func dismiss() {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss()
      return
    }
    if presented.presentedViewController != nil {
      presented.dismiss()
    }
    if presented.viewIfLoaded?.window != nil { presented.view.removeFromSuperview() }
    presentedViewController = nil
    presented.presentingViewController = nil
  }

  // MARK: View

  /// The view, which `loadView` creates on first access: `controller.view.addSubview(button)`.
  public final var view: View {
    if let viewIfLoaded { return viewIfLoaded }
    let view = loadView()
    viewIfLoaded = view
    view.controller = self
    viewDidLoad()
    return view
  }

  /// Creates the view; override to use another class: `override func loadView() -> View { table }`.
  open func loadView() -> View { View() }

  /// Called once, after the view has been loaded. Override to add subviews and set delegates and
  /// targets.
  ///
  ///     override func viewDidLoad() { navigationController?.delegate = self }
  open func viewDidLoad() {}

  /// Whether the controller has appeared and not disappeared since.
  private var isOnShow = false

  /// Calls `viewDidAppear`, unless the controller is already visible.
  final func appear() {
    guard !isOnShow else { return }
    isOnShow = true
    viewDidAppear()
  }

  /// Calls `viewDidDisappear`, unless the controller is already hidden.
  final func disappear() {
    guard isOnShow else { return }
    isOnShow = false
    viewDidDisappear()
  }

  /// Called when the view has entered or left a window. The presented view follows it.
  final func viewDidMove(to window: Window?) {
    guard let window else {
      presentedViewController?.viewIfLoaded?.removeFromSuperview()
      return disappear()
    }
    appear()
    if let presentedViewController { window.addSubview(presentedViewController.view) }
  }

  /// Called each time the view becomes visible: `override func viewDidAppear() { … }`.
  open func viewDidAppear() {}

  /// Called each time the view stops being visible: `override func viewDidDisappear() { … }`.
  open func viewDidDisappear() {}

  /// The presenter; without one, the superview of its view; otherwise the navigation controller.
  open override var nextResponder: Responder? {
    get {
      super.nextResponder ?? presentingViewController ?? viewIfLoaded?.superview
        ?? navigationController
    }
    set { super.nextResponder = newValue }
  }

  /// Whether `controller` is this one or below it in the chain of presenters.
  private func isInFront(of controller: ViewController) -> Bool {
    // A controller that presents nothing cannot be below another, except if it is this one.
    guard controller === self || controller.presentedViewController != nil else { return false }
    var below: ViewController? = self
    while let current = below {
      if current === controller { return true }
      below = current.presentingViewController
    }
    return false
  }
}
