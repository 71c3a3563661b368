/// An object that can be asked to do something, and knows whom to ask if it cannot.
///
/// Views, view controllers, windows and the application are responders. A chain leads from each of
/// them upwards; an action without a target goes up that chain.
///
///     panel.nextResponder = exchange
///     let target = panel.target(forAction: hold, withSender: button)
///
/// Not safe to share between threads: use a responder where it was created.
open class Responder {
  private weak var chosenNextResponder: Responder?

  /// A responder with nobody to ask after it: `let responder = Responder()`.
  public init() {}

  /// Whom to ask next, not kept: `panel.nextResponder = exchange`.
  ///
  /// Views, controllers and windows know it by where they are; what is set goes before that.
  open var nextResponder: Responder? {
    get { chosenNextResponder }
    set { chosenNextResponder = newValue }
  }

  /// Whether this object takes an action; override to let one pass by.
  ///
  ///     override func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
  ///       action == Editor.paste ? !clipboard.isEmpty : super.canPerformAction(action, withSender: sender)
  ///     }
  open func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
    action.isRecognized(by: self)
  }

  /// The first object of the chain, from here on, that takes an action; nil if none does.
  ///
  ///     panel.target(forAction: hold, withSender: button)
  public final func target(
    forAction action: Action, withSender sender: AnyObject?
  ) -> Responder? {
    chain.first { $0.canPerformAction(action, withSender: sender) }
  }

  // MARK: First responder

  /// Whether this object can be the first to be asked: `true` for a text field.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes this object the first one of its window to be asked; false if it cannot be.
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

  /// Stops being the first to be asked; an override that returns false stays it.
  ///
  ///     field.resignFirstResponder()
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { enclosingWindow?.firstResponder = nil }
    return true
  }

  /// Whether this object is the first of its window to be asked: `if field.isFirstResponder { … }`.
  public final var isFirstResponder: Bool { enclosingWindow?.firstResponder === self }
}

// MARK: - The chain

extension Responder {
  /// This object and those after it, each once, also where the chain is a circle.
  var chain: some Sequence<Responder> {
    var visited: Set<ObjectIdentifier> = []
    return sequence(first: self, next: \.nextResponder).prefix {
      visited.insert(ObjectIdentifier($0)).inserted
    }
  }

  /// The view by which it lies somewhere: itself, a controller's own, or the first in the chain.
  var place: View? {
    for responder in chain {
      if let view = responder as? View { return view }
      if let view = (responder as? ViewController)?.viewIfLoaded { return view }
    }
    return nil
  }

  /// The window of a view; for other objects the first one in the chain.
  var enclosingWindow: Window? {
    if let view = self as? View { return view.window }
    for case let window as Window in chain { return window }
    return nil
  }
}
