/// Why one takes a wire.
@frozen
public enum Reason: String, CaseIterable, Sendable {
  /// One object has to answer before the sender goes on, in the same line.
  case answerAtOnce
  /// One object is told, or asked, several things that belong together.
  case severalMessages
  /// There is one thing to tell: the control was used.
  case oneAction
  /// Of several objects, the first one that can has to do it, and no other one.
  case firstThatCan
  /// There may be none, one or a hundred that listen.
  case anyNumber
  /// Neither side has a reference to the other one.
  case noReference
  /// Each change counts, and the value before it is needed.
  case oldValue
  /// The news comes on one thread, and the work belongs to another place.
  case otherQueue
  /// One question has one answer, and it comes later.
  case oneAnswerLater
  /// One reader takes many values in their order, until there are no more.
  case rowUntilTheEnd
  /// What was read is shown, and has to be drawn again when it changes.
  case drawsWhatItReads
  /// New kinds will come, and the list must not be changed for them.
  case newKinds
}
