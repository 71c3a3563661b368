/// A wish to see what objects said in a check.
package struct ConversationOrder: Hashable, Sendable {
  /// The exercise's name.
  package let exercise: String
  /// The check's id.
  package let check: String
  /// What is answered to an order of another number is of no use any more.
  package let number: Int
  /// Whether somebody has asked for it; else it is shown only to who has failed before.
  package let isAsked: Bool
  /// Whether the check has passed.
  package let hasPassed: Bool
}
