/// The three places that a class can have in a program.
@frozen
public enum Role: String, CaseIterable, Sendable {
  /// It knows what is so, and nothing of any screen.
  case model
  /// It shows something, or takes the user's touch, and knows nothing of what it shows.
  case view
  /// It stands between the two, and knows both.
  case controller
}
