/// Where views are shown: the root of their tree, and the place that knows who is asked first.
///
///     let window = Window(rootViewController: console)
///     window.makeKey()
public final class Window: View {
  /// The controller whose view fills the window, kept: `window.rootViewController = console`.
  public var rootViewController: ViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }

  /// Who is asked first when an action has no target, not kept; always one that lies in this window.
  ///
  ///     window.firstResponder
  public internal(set) var firstResponder: Responder? {
    get { chosenFirstResponder?.enclosingWindow === self ? chosenFirstResponder : nil }
    set { chosenFirstResponder = newValue }
  }

  private weak var chosenFirstResponder: Responder?

  private weak var application: Application?

  /// A window with a controller in it, or an empty one: `Window(rootViewController: console)`.
  public init(rootViewController: ViewController? = nil) {
    self.rootViewController = rootViewController
    super.init()
    showRoot()
  }

  private func showRoot() {
    guard let rootViewController else { return }
    addSubview(rootViewController.view)
  }

  /// Makes this the window of the application, which keeps it, that hears the user.
  ///
  ///     window.makeKey()
  public func makeKey() {
    let application = Application.shared
    self.application = application
    application.keyWindow = self
  }

  /// The application, after it is the one whose key window this is.
  public override var nextResponder: Responder? {
    get { super.nextResponder ?? application }
    set { super.nextResponder = newValue }
  }

  /// Has the first responder resign if it lies in a view that is about to leave.
  func dismissFirstResponder(in view: View) {
    guard let first = firstResponder, first.place?.lies(in: view) == true else { return }
    first.resignFirstResponder()
    if firstResponder === first { firstResponder = nil }
  }
}
