/// A rectangle of a screen that is not there: it has a place in a tree, and a colour.
///
///     let panel = View()
///     panel.addSubview(button)
///
/// A view keeps its subviews, and only knows the one it lies in.
open class View: Responder {
  /// The views that lie in it, kept: `panel.subviews.count`.
  public final var subviews: [View] {
    if let listed { return listed }
    let members = lying.members
    listed = members
    return members
  }

  /// The subviews, each with the ticket by which it leaves.
  private var lying = Roll<View>()
  private var ticket = 0
  /// The subviews as they were last asked for, unless one has left since.
  private var listed: [View]? = []

  /// The view that it lies in, not kept: `button.superview === panel`.
  public private(set) final weak var superview: View?

  /// What colour it is, if it is any: `panel.backgroundColor = .red`.
  public final var backgroundColor: Color? { willSet { touch("backgroundColor") } }

  /// The queue that it belongs to: see `queue`.
  final var ownQueue: OperationQueue?

  /// The controller whose view this is.
  final weak var controller: ViewController?

  private weak var surroundingWindow: Window?

  /// A view that lies nowhere: `let panel = View()`.
  public override init() { super.init() }

  /// The window that it lies in, at whatever depth: `panel.window?.makeKey()`.
  public final var window: Window? { self as? Window ?? surroundingWindow }

  /// Puts a view into this one, in front, and takes it out of the one it lay in.
  ///
  ///     panel.addSubview(button)
  ///
  /// A view cannot lie in itself: that is a misuse.
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

  /// Takes the view out of the one it lies in, which then no longer keeps it.
  ///
  ///     button.removeFromSuperview()
  ///
  /// If the first responder of its window goes with it, it resigns first, and cannot refuse.
  public final func removeFromSuperview() {
    touch("removeFromSuperview()")
    leave(for: nil)
    arrive(in: nil)
  }

  /// Its controller, else the view that it lies in.
  open override var nextResponder: Responder? {
    get { super.nextResponder ?? controller ?? superview }
    set { super.nextResponder = newValue }
  }
}

// MARK: - Coming and going

extension View {
  /// Whether it is this view or lies in it, at whatever depth.
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

  /// Tells all views that lie here where they are now, then the controllers among them.
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
  /// A view was added to itself, or to one that lies in it: `misuse.kind == .viewInsideItself`.
  public static var viewInsideItself: Self { Self("viewInsideItself") }
}
