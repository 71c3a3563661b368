/// An object that can be asked to do something, and knows whom to ask next.
///
/// Each one knows its next responder, and so on: a chain.
open class Responder {
  /// The object to ask after this one, mostly the one that it lies in; nil at the end of the chain.
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
  /// - Returns: nil if none does. A chain may be a circle; then each object is asked once.
  public final func target(forAction action: String, withSender sender: Button) -> Responder? {
    var last: Responder?
    var asked: Set<ObjectIdentifier> = []
    var next: Responder? = self
    while let responder = next, asked.insert(ObjectIdentifier(responder)).inserted {
      if responder.canPerformAction(action, withSender: sender) { return responder }
      last = responder
      next = responder.nextResponder
    }
    return last
  }
}
