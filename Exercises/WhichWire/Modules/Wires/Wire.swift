/// The ways in which objects can be connected.
@frozen
public enum Wire: String, CaseIterable, Sendable {
  /// A protocol of the sender's, and a weak reference to one object that has adopted it.
  case delegate
  /// A centre tells everybody that listens.
  case notification
  /// A property tells its observers of each change, with the value before it.
  case keyValueObserving
  /// A control is given one object and one of its methods.
  case targetAction
  /// An action without a target goes up from where the user works, to the first object that can do it.
  case responderChain
  /// An object hears the news where it comes, and hands the work on to a queue.
  case receptionist
  /// A list declares a protocol; extensions let each kind of model adopt it.
  case decorator
  /// A closure in a property, or in an argument.
  case closure
  /// A function that can wait for its answer.
  case async
  /// A row of values that a loop reads: `AsyncStream`.
  case asyncStream
  /// The macro `@Observable`: whoever has read a property hears that it changes.
  case observable
}
