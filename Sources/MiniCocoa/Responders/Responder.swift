/// An object that can perform actions, and passes them to the next responder if it cannot.
///
/// Views, view controllers, windows and the application are responders. They form a chain, and an
/// action without a target travels up that chain.
///
///     panel.nextResponder = exchange
///     let target = panel.target(forAction: hold, withSender: button)
///
/// Not thread-safe: use a responder on the thread that created it.
open class Responder {
  private weak var chosenNextResponder: Responder?

  /// Creates a responder without a next one: `let responder = Responder()`.
  public init() {}

  /// The next object in the chain, not retained: `panel.nextResponder = exchange`.
  ///
  /// Views, controllers and windows derive it from their position, unless you set a value.
  open var nextResponder: Responder? {
    get { chosenNextResponder }
    set { chosenNextResponder = newValue }
  }

  /// Whether this object performs an action; override to let it pass up the chain.
  ///
  ///     override func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
  ///       action == Editor.paste ? !clipboard.isEmpty : super.canPerformAction(action, withSender: sender)
  ///     }
  open func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
    action.isRecognized(by: self)
  }

  /// Returns the first object in the chain, starting here, that performs an action, or nil.
  ///
  ///     panel.target(forAction: hold, withSender: button)
  public final func target(
    forAction action: Action, withSender sender: AnyObject?
  ) -> Responder? {
    chain.first { $0.canPerformAction(action, withSender: sender) }
  }

  // MARK: First responder

  /// Whether this object can become first responder: `true` for a text field.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes this object the first responder of its window; false if it cannot be.
  ///
  ///     field.becomeFirstResponder()
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = enclosingWindow else { return false }
    guard window.firstResponder?.resignFirstResponder() ?? true else { return false }
    window.firstResponder = self
    return true
  }

  /// Stops being the first responder; an override that returns false prevents it.
  ///
  ///     field.resignFirstResponder()
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { enclosingWindow?.firstResponder = nil }
    return true
  }

  /// Whether this object is the first responder of its window: `if field.isFirstResponder { … }`.
  public final var isFirstResponder: Bool { enclosingWindow?.firstResponder === self }
}

// MARK: - The chain

extension Responder {
  /// This object and those after it, each once, even if the chain is a cycle.
  var chain: some Sequence<Responder> {
    var visited: Set<ObjectIdentifier> = []
    return sequence(first: self, next: \.nextResponder).prefix {
      visited.insert(ObjectIdentifier($0)).inserted
    }
  }

  /// The view that determines the window: this one, a controller's, or the first in the chain.
  var place: View? {
    for responder in chain {
      if let view = responder as? View { return view }
      if let view = (responder as? ViewController)?.viewIfLoaded { return view }
    }
    return nil
  }

  /// The window of a view; for other objects, the first window in the chain.
  var enclosingWindow: Window? {
    if let view = self as? View { return view.window }
    for case let window as Window in chain { return window }
    return nil
  }
}
