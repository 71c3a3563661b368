/// A method that can be called by its name. A colon in the name stands for a parameter.
///
///     Method("save") { self.save() }
///     Method("save:") { (sender: Control) in self.save(sender) }
public struct Method {
  /// The name that an action has to match: `"save:"`.
  public let name: String

  private let body: (AnyObject) -> Bool

  /// Creates a method without a parameter.
  public init(_ name: String, _ body: @escaping () -> Void) {
    self.name = name
    self.body = { _ in
      body()
      return true
    }
  }

  /// Creates a method that takes the sender, which has to be of a certain class.
  public init<Sender: AnyObject>(_ name: String, _ body: @escaping (Sender) -> Void) {
    self.name = name
    self.body = { sender in
      guard let sender = sender as? Sender else { return false }
      body(sender)
      return true
    }
  }

  /// Calls the method, or returns false if the method takes another class of sender.
  public func call(from sender: AnyObject) -> Bool {
    body(sender)
  }
}

/// An object whose methods a control can call by name.
public protocol Performer: AnyObject {
  /// The table of names: all methods that a control may call.
  var methods: [Method] { get }
}
