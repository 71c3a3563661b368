/// Why a question should not be a notification, as a case that can be tried.
public enum Objection {
  /// What some observers of a `NoticeLine` write on the notice, in the order in which they see it;
  /// delegates of a `Line` give the same answers.
  ///
  /// The second yes overwrites the no, and the call is connected. A notification centre does not
  /// even promise the order: tomorrow the same two observers might refuse it.
  public static var answers: [Bool] { [false, true] }
}
