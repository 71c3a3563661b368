/// The reasons to take a wire.
@frozen
public enum Reason: String, CaseIterable, Sendable {
  /// One object has to answer before the sender goes on, in the same line of code.
  case answerAtOnce
  /// One object receives several messages, and questions, that belong together.
  case severalMessages
  /// There is one message: somebody used the control.
  case oneAction
  /// Of several objects, the first that can has to act, and no other.
  case firstThatCan
  /// There may be no listener, one or a hundred.
  case anyNumber
  /// Neither side has a reference to the other.
  case noReference
  /// Each change counts, and the listener needs the value before it.
  case oldValue
  /// The event arrives on one thread, and the work belongs on another queue.
  case otherQueue
  /// One question has one answer, and it comes later.
  case oneAnswerLater
  /// One reader takes many values in their order, until there are no more.
  case rowUntilTheEnd
  /// A view shows values that it has read, and redraws itself when one of them changes.
  case drawsWhatItReads
  /// New kinds will come, and the list must not be changed for them.
  case newKinds
}
