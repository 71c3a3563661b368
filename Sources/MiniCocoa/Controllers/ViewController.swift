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
  open func present(_ controller: ViewController) {
    guard presentedViewController == nil, controller.presentingViewController == nil else { return }
    guard !isInFront(of: controller) else { return }
    presentedViewController = controller
    controller.presentingViewController = self
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

  /// The view can be seen now; may come many times: `override func viewDidAppear() { … }`.
  open func viewDidAppear() {}

  /// The view cannot be seen any more; may come many times: `override func viewDidDisappear() { … }`.
  open func viewDidDisappear() {}

  /// The view that its own lies in, else who shows it: the navigation controller or the presenter.
  open override var nextResponder: Responder? {
    get {
      super.nextResponder ?? viewIfLoaded?.superview ?? navigationController
        ?? presentingViewController
    }
    set { super.nextResponder = newValue }
  }

  /// Whether `controller` is this one, or lies below it in the pile of presenters.
  private func isInFront(of controller: ViewController) -> Bool {
    var below: ViewController? = self
    while let current = below {
      if current === controller { return true }
      below = current.presentingViewController
    }
    return false
  }
}
