/// An example that shows why a question shouldn't be a notification.
public enum Objection {
  /// The answers that observers of a `NoticeLine` write on the notice, in the order of their calls;
  /// the delegates of a `Line` give the same.
  public static var answers: [Bool] { [Bool](repeating: false, count: 3) + [true] }
}
