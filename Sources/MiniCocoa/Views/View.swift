/// A rectangle on an imaginary screen, with a position in a tree and a colour.
///
///     let panel = View()
///     panel.addSubview(button)
///
/// A view retains its subviews and has a weak reference to its superview.
open class View: Responder {
  /// The subviews, retained: `panel.subviews.count`.
  public final var subviews: [View] {
    if let listed { return listed }
    let members = lying.members
    listed = members
    return members
  }

  /// The subviews, each with the ticket that removes it.
  private var lying = Roll<View>()
  private var ticket = 0
  /// A cached list of the subviews; nil after one has left.
  private var listed: [View]? = []

  /// The view that contains this one, not retained: `button.superview === panel`.
  public private(set) final weak var superview: View?

  /// The background colour, or nil: `panel.backgroundColor = .red`.
  public final var backgroundColor: Color? { willSet { touch("backgroundColor") } }

  /// The stored value of `queue`.
  final var ownQueue: OperationQueue?

  /// The controller whose view this is.
  final weak var controller: ViewController?

  private weak var surroundingWindow: Window?

  /// A view without a superview: `let panel = View()`.
  public override init() { super.init() }

  /// The window that contains the view, at any depth: `panel.window?.makeKey()`.
  public final var window: Window? { self as? Window ?? surroundingWindow }

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  ///
  ///     panel.addSubview(button)
  ///
  /// A view cannot contain itself: that is a misuse.
  public final func addSubview(_ view: View) {
    touch("addSubview(_:)")
    guard view !== self, view.lying.isEmpty || !lies(in: view) else {
      return Misuse(
        .viewInsideItself, object: view,
        "\(Misuse.a(view)) was added to itself, or to a view that lies in it",
        "add views from the outside to the inside"
      ).report()
    }
    view.leave(for: window)
    view.ticket = lying.enter(view)
    listed?.append(view)
    view.superview = self
    if let queue = ownQueue, view.ownQueue == nil { view.queue = queue }
    view.arrive(in: window)
  }

  /// Removes the view from its superview, which then releases it.
  ///
  ///     button.removeFromSuperview()
  ///
  /// If the window's first responder is in this view, it resigns first and cannot refuse.
  public final func removeFromSuperview() {
    touch("removeFromSuperview()")
    leave(for: nil)
    arrive(in: nil)
  }

  /// The controller; without one, the superview.
  open override var nextResponder: Responder? {
    get { super.nextResponder ?? controller ?? superview }
    set { super.nextResponder = newValue }
  }
}

// MARK: - Coming and going

extension View {
  /// Whether this is the other view or a descendant of it.
  final func lies(in other: View) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === other }
  }

  private func leave(for next: Window?) {
    if let window = surroundingWindow, window !== next { window.dismissFirstResponder(in: self) }
    guard let superview else { return }
    superview.lying.leave(ticket)
    superview.listed = nil
    self.superview = nil
  }

  /// Updates the window of all descendants, then notifies their controllers.
  private func arrive(in next: Window?) {
    guard surroundingWindow !== next else { return }
    var controllers: [ViewController] = []
    var open = [self]
    while let view = open.popLast() {
      view.surroundingWindow = next
      if let controller = view.controller { controllers.append(controller) }
      open += view.lying.members.reversed()
    }
    for controller in controllers where controller.viewIfLoaded?.window === next {
      controller.viewDidMove(to: next)
    }
  }
}

extension Misuse.Kind {
  /// A view was added to itself or to one of its descendants: `misuse.kind == .viewInsideItself`.
  public static var viewInsideItself: Self { Self("viewInsideItself") }
}
