/// An object that can handle actions, and knows the next object to ask.
///
/// Each responder knows the next one: that's the responder chain.
open class Responder {
  // TODO: 1. A window keeps its letter, and a letter its field. Should this arrow back keep, too?
  /// The object to ask after this one, usually the one around it; nil at the end of the chain.
  public var nextResponder: Responder?

  /// A responder at the end of a chain.
  public init() {}

  /// The methods that buttons can call, by the names of their actions: `["save:": save]`.
  open var methods: [String: (Button) -> Void] { [:] }

  /// Whether this object takes an action at this moment; may be overridden.
  open func canPerformAction(_ action: String, withSender sender: Button) -> Bool {
    methods[action] != nil
  }

  /// The first object of the chain, beginning with this one, that takes an action now.
  ///
  /// - Returns: nil if none does. A chain may be circular; ask each object once.
  public final func target(forAction action: String, withSender sender: Button) -> Responder? {
    // TODO: 2. Ask this object, then the next one, and so on. Stop at the first that can.
    // A chain may be circular.
    return nil
  }
}
