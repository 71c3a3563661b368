/// The ways in which objects can be connected.
@frozen
public enum Wire: String, CaseIterable, Sendable {
  /// A protocol that the sender declares, and a weak reference to one object that conforms to it.
  case delegate
  /// A centre notifies every observer that has registered.
  case notification
  /// Observers of a property learn of each change, with the value before it.
  case keyValueObserving
  /// A control has one object, and the name of one of its methods.
  case targetAction
  /// An action without a target goes up from where the user works, to the first object that can do it.
  case responderChain
  /// An object receives the event where it happens, and passes the work on to a queue.
  case receptionist
  /// A list declares a protocol; extensions let each kind of model adopt it.
  case decorator
  /// A closure in a property, or in an argument.
  case closure
  /// A function that can wait for its answer.
  case async
  /// A row of values that a loop reads: `AsyncStream`.
  case asyncStream
  /// The macro `@Observable`: a view that has read a property learns that it changes.
  case observable
}
