/// An object that can handle actions, and knows the next object to ask.
///
/// Each responder knows the next one: that's the responder chain.
open class Responder {
  /// The object to ask after this one, usually the one around it; nil at the end of the chain.
  public weak var nextResponder: Responder?

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
    var asked: Set<ObjectIdentifier> = []
    var next: Responder? = self
    while let responder = next, asked.insert(ObjectIdentifier(responder)).inserted {
      if responder.canPerformAction(action, withSender: sender) { return responder }
      next = responder.nextResponder
    }
    return nil
  }
}
