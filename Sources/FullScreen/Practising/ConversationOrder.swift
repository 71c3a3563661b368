/// A request for the conversation of a check.
package struct ConversationOrder: Hashable, Sendable {
  /// The exercise's name.
  package let exercise: String
  /// The check's id.
  package let check: String
  /// The number of the request; answers to earlier ones are ignored.
  let number: Int
  /// Whether the learner asked for it; otherwise it is only shown after an earlier failure.
  package let isAsked: Bool
  /// Whether the check has passed.
  package let hasPassed: Bool
}
