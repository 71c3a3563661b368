/// What came of a question.
package enum ReviewOutcome: String, Hashable, Sendable {
  case right, wrong
  /// Nobody answered it.
  case passedOver
}
