/// The root of a tree of views; it also knows the first responder.
///
///     let window = Window(rootViewController: console)
///     window.makeKey()
public final class Window: View {
  /// The controller whose view fills the window; retained: `window.rootViewController = console`.
  public var rootViewController: ViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }

  /// The start of the chain for actions without a target; not retained, always in this window.
  ///
  ///     window.firstResponder
  public internal(set) var firstResponder: Responder? {
    get { chosenFirstResponder?.enclosingWindow === self ? chosenFirstResponder : nil }
    set { chosenFirstResponder = newValue }
  }

  private weak var chosenFirstResponder: Responder?

  private weak var application: Application?

  /// A window, empty or with a root controller: `Window(rootViewController: console)`.
  public init(rootViewController: ViewController? = nil) {
    self.rootViewController = rootViewController
    super.init()
    showRoot()
  }

  private func showRoot() {
    guard let rootViewController else { return }
    addSubview(rootViewController.view)
  }

  /// Makes this the application's key window, which it retains and which receives the user's input.
  ///
  ///     window.makeKey()
  public func makeKey() {
    let application = Application.shared
    self.application = application
    application.keyWindow = self
  }

  /// The application whose key window this is.
  public override var nextResponder: Responder? {
    get { super.nextResponder ?? application }
    set { super.nextResponder = newValue }
  }

  /// Makes the first responder resign if it is in a view that is about to leave the window.
  func dismissFirstResponder(in view: View) {
    guard let first = firstResponder, first.place?.lies(in: view) == true else { return }
    first.resignFirstResponder()
    if firstResponder === first { firstResponder = nil }
  }
}
