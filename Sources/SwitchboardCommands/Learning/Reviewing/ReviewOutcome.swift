/// The result of a question.
enum ReviewOutcome: String, Hashable, Sendable {
  case right, wrong
  /// The learner did not answer.
  case passedOver
}
