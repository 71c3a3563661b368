/// A mistake in sending an action. The control records it and goes on.
public enum Misuse {
  /// The target has no method of this name.
  case notRecognized(String)

  /// The target has a method of this name, which takes a sender of another class.
  case wrongSender(String)
}
