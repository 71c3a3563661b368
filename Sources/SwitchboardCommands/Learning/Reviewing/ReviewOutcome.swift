/// The result of a question.
package enum ReviewOutcome: String, Hashable, Sendable {
  case right, wrong
  /// The learner did not answer.
  case passedOver
}
