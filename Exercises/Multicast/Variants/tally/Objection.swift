/// An example that shows why a question shouldn't be a notification.
public enum Objection {
  /// The answers that observers of a `NoticeLine` write on the notice, in the order of their calls;
  /// the delegates of a `Line` give the same.
  ///
  /// The second yes overwrites the no, and the line connects. A notification centre doesn't
  /// even promise the order: tomorrow the same two observers might refuse it.
  public static var answers: [Bool] { [false, true] }
}
