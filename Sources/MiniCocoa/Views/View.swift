/// A rectangle of a screen that is not there: it has a place in a tree, and a colour.
///
///     let panel = View()
///     panel.addSubview(button)
///
/// A view keeps its subviews, and only knows the one it lies in.
open class View: Responder {
  /// The views that lie in it, kept: `panel.subviews.count`.
  public private(set) final var subviews: [View] = []

  /// The view that it lies in, not kept: `button.superview === panel`.
  public private(set) final weak var superview: View?

  /// What colour it is, if it is any: `panel.backgroundColor = .red`.
  public final var backgroundColor: Color?

  /// The controller whose view this is.
  final weak var controller: ViewController?

  /// A view that lies nowhere: `let panel = View()`.
  public override init() { super.init() }

  /// The window that it lies in, at whatever depth: `panel.window?.makeKey()`.
  public final var window: Window? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? Window }.first { _ in true }
  }

  /// Puts a view into this one, in front, and takes it out of the one it lay in.
  ///
  ///     panel.addSubview(button)
  ///
  /// A view cannot lie in itself: that is a misuse.
  public final func addSubview(_ view: View) {
    guard !sequence(first: self, next: \.superview).contains(where: { $0 === view }) else {
      return Misuse(
        .viewInsideItself, object: view,
        "\(Misuse.a(view)) was added to itself, or to a view that lies in it",
        "add views from the outside to the inside"
      ).report()
    }
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view out of the one it lies in, which then no longer keeps it.
  ///
  ///     button.removeFromSuperview()
  public final func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Its controller, else the view that it lies in.
  open override var nextResponder: Responder? {
    get { super.nextResponder ?? controller ?? superview }
    set { super.nextResponder = newValue }
  }
}

extension Misuse.Kind {
  /// A view was added to itself, or to one that lies in it: `misuse.kind == .viewInsideItself`.
  public static var viewInsideItself: Self { Self("viewInsideItself") }
}
