/// An example that shows why a question shouldn't be a notification.
public enum Objection {
  // TODO: 6. With which answers does a NoticeLine connect a call that a Line refuses?
  /// The answers that observers of a `NoticeLine` write on the notice, in the order of their calls;
  /// the delegates of a `Line` give the same.
  public static var answers: [Bool] { [] }
}
