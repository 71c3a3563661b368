/// The object in charge of one screenful, without a screen.
///
/// A view controller can present another one on top of itself. What the two own is the point:
///
/// - the presenter **keeps** what it presents (a strong reference);
/// - what is presented only **knows** its presenter (a weak reference);
/// - dismissing ends both: unless somebody else keeps the presented controller, it is freed.
///
/// Not safe to share between threads: use a controller where it was created.
open class ViewController: Responder {
  /// The controller that this one presents and keeps, or nil.
  public private(set) final var presentedViewController: ViewController?

  /// The controller that presents this one, or nil; not kept.
  public private(set) final weak var presentingViewController: ViewController?

  /// The navigation controller that shows it, or nil; not kept: `navigationController?.delegate = self`.
  public internal(set) final weak var navigationController: NavigationController?

  /// Its view, if it has been loaded: `controller.viewIfLoaded == nil`.
  public private(set) final var viewIfLoaded: View?

  /// Creates a controller that presents nothing and is presented by nobody.
  public override init() { super.init() }

  /// Shows another controller on top of this one and keeps it until it is dismissed.
  ///
  /// Nothing happens if this controller already presents one, if `controller` is already
  /// presented by somebody, or if presenting it would close a circle (a controller on top of
  /// itself, or of what it presents).
  ///
  /// Its view comes into the presenter's window, in front of all else, as soon as the presenter's
  /// own is there; then it appears. Where there is no window nothing is loaded and nobody appears.
  open func present(_ controller: ViewController) {
    guard presentedViewController == nil, controller.presentingViewController == nil else { return }
    guard !isInFront(of: controller) else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    if let window = viewIfLoaded?.window { window.addSubview(controller.view) }
  }

  /// Takes away what this controller presents or, if it presents nothing, takes away itself.
  ///
  /// What goes takes along whatever it presents. Nothing happens if this controller neither
  /// presents nor is presented.
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

  /// Its view, made by `loadView` when somebody first asks: `controller.view.addSubview(button)`.
  public final var view: View {
    if let viewIfLoaded { return viewIfLoaded }
    let view = loadView()
    viewIfLoaded = view
    view.controller = self
    viewDidLoad()
    return view
  }

  /// Makes the view; override for one of another class: `override func loadView() -> View { table }`.
  open func loadView() -> View { View() }

  /// The view has been loaded, once; override to fill it, and to say who listens to whom.
  ///
  ///     override func viewDidLoad() { navigationController?.delegate = self }
  open func viewDidLoad() {}

  /// Whether it has appeared and not disappeared since.
  private var isOnShow = false

  /// Tells that it appears, unless it has.
  final func appear() {
    guard !isOnShow else { return }
    isOnShow = true
    viewDidAppear()
  }

  /// Tells that it disappears, unless it has.
  final func disappear() {
    guard isOnShow else { return }
    isOnShow = false
    viewDidDisappear()
  }

  /// Its view has come into a window, or left one; what it presents comes and goes with it.
  final func viewDidMove(to window: Window?) {
    guard let window else {
      presentedViewController?.viewIfLoaded?.removeFromSuperview()
      return disappear()
    }
    appear()
    if let presentedViewController { window.addSubview(presentedViewController.view) }
  }

  /// The view can be seen now; may come many times: `override func viewDidAppear() { … }`.
  open func viewDidAppear() {}

  /// The view cannot be seen any more; may come many times: `override func viewDidDisappear() { … }`.
  open func viewDidDisappear() {}

  /// The presenter, else the view that its own lies in, else the navigation controller.
  open override var nextResponder: Responder? {
    get {
      super.nextResponder ?? presentingViewController ?? viewIfLoaded?.superview
        ?? navigationController
    }
    set { super.nextResponder = newValue }
  }

  /// Whether `controller` is this one, or lies below it in the pile of presenters.
  private func isInFront(of controller: ViewController) -> Bool {
    // What presents nothing lies below nobody, but perhaps this.
    guard controller === self || controller.presentedViewController != nil else { return false }
    var below: ViewController? = self
    while let current = below {
      if current === controller { return true }
      below = current.presentingViewController
    }
    return false
  }
}
