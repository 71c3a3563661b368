/// A method that can be called by its name. A colon in the name stands for a parameter.
///
///     Method("save") { self.save() }
///     Method("save:") { (sender: Control) in self.save(sender) }
public struct Method {
  /// The name that an action has to have: `"save:"`.
  public let name: String

  private let body: (AnyObject) -> Bool

  /// A method that takes nothing.
  public init(_ name: String, _ body: @escaping () -> Void) {
    self.name = name
    self.body = { _ in
      body()
      return true
    }
  }

  /// A method that takes the sender, which has to be of a certain class.
  public init<Sender: AnyObject>(_ name: String, _ body: @escaping (Sender) -> Void) {
    self.name = name
    self.body = { sender in
      guard let sender = sender as? Sender else { return false }
      body(sender)
      return true
    }
  }

  /// Calls the method. If it takes a sender of another class, it is not called: the answer is false.
  public func call(from sender: AnyObject) -> Bool {
    body(sender)
  }
}

/// An object whose methods can be called by their names.
public protocol Performer: AnyObject {
  /// The table of names: all methods that a control may call.
  var methods: [Method] { get }
}
