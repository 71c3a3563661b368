/// Why a question should not be a notification, as a case that can be tried.
public enum Objection {
  // TODO: 6. With which answers does a NoticeLine connect a call that a Line refuses?
  /// What some observers of a `NoticeLine` write on the notice, in the order in which they see it;
  /// delegates of a `Line` give the same answers.
  public static var answers: [Bool] { [] }
}
