/// Why a question should not be a notification, as a case that can be tried.
public enum Objection {
  /// What some observers of a `NoticeLine` write on the notice, in the order in which they see it;
  /// delegates of a `Line` give the same answers.
  public static var answers: [Bool] { [true, false, false, true] }
}
