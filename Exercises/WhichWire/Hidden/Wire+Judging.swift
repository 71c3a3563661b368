import Wires

extension Wire {
  /// Its name in a sentence.
  var name: String {
    switch self {
    case .delegate: "a delegate"
    case .notification: "a notification"
    case .keyValueObserving: "key-value observing"
    case .targetAction: "target-action"
    case .responderChain: "the responder chain"
    case .receptionist: "a receptionist"
    case .decorator: "a decorator"
    case .closure: "a closure"
    case .async: "an `async` function"
    case .asyncStream: "an `AsyncStream`"
    case .observable: "`@Observable`"
    }
  }

  /// A sentence about what this wire does, and what it doesn't.
  var way: String {
    switch self {
    case .delegate:
      "A delegate is one object, and the sender has a reference to it. It has a protocol, and gets its messages and questions at once."
    case .notification:
      "A notification goes to all its observers, and none of them can return anything."
    case .keyValueObserving:
      "Its observers have a reference to the object, are notified of a property's change on the thread that makes it, and return nothing."
    case .targetAction:
      "A control sends its target a message when the user uses it. Nothing comes back."
    case .responderChain:
      "An action goes up from the focus, to the first object that can perform it. Nothing comes back."
    case .receptionist:
      "A receptionist observes on one thread, and adds the work to a queue."
    case .decorator:
      "An extension lets a model adopt what a list asks for. It carries no message from one object to another."
    case .closure:
      "A closure in a property or an argument is one listener, for one kind of message."
    case .async:
      "The caller of an `async` function waits for one value, and then the call is over."
    case .asyncStream:
      "A stream brings values to one reader, which waits for them in a loop and can't answer."
    case .observable:
      "It reports that something will change. It carries neither the value before nor each single change."
    }
  }
}
