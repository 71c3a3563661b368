/// The three places that a class can have in a program.
@frozen
public enum Role: String, CaseIterable, Sendable {
  /// It holds what the program knows, and knows nothing about any screen.
  case model
  /// It shows something, or takes the user's touch, and knows nothing about the model.
  case view
  /// It stands between the two, and knows both.
  case controller
}
