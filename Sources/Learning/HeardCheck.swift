import Conversations
import CourseModel
import Grading

/// What was said in one check.
package struct HeardCheck: Sendable {
  /// The check in which it was said.
  package let check: Check
  private let actual: Transcript
  private let model: Transcript
  private let variants: [Transcript]
  /// What objects tell themselves in the task's own conversations.
  private let own: Set<String>
  /// What the check is called in pictures.
  private let speaker: String

  init(_ check: Check, _ recorded: RecordedCheck, own: Set<String>, speaker: String) {
    self.check = check
    self.own = own
    self.speaker = speaker
    actual = Transcript(recorded.actual)
    model = Transcript(recorded.model)
    variants = recorded.variants.map { Transcript($0) }
  }

  /// What was said, with marks where the model's conversation has something else, or why that is not
  /// drawn.
  ///
  /// - Parameter hasPassed: Whether the check has passed; then only what it could have seen is marked.
  package func picture(hasPassed: Bool) -> Result<Conversation, NoConversation> {
    ConversationComparison(
      actual: actual, model: model, variants: variants, own: own, hasPassed: hasPassed
    ).result.map { $0.begun(by: speaker) }
  }

  /// What was said, without marks; nil if that is nothing.
  package var conversation: Conversation? { actual.conversation?.begun(by: speaker).shortened() }

  /// What was said, without marks; a failure where that is nothing.
  package var whole: Result<Conversation, NoConversation> {
    conversation.map(Result.success) ?? .failure(.nothingSaid)
  }

  /// What is said in the model's conversation; nil if that is nothing.
  package var modelConversation: Conversation? {
    model.conversation?.begun(by: speaker).shortened()
  }
}

extension Conversation {
  /// How many steps are shown of a conversation of which nothing is left out for another reason.
  private static let stepLimit = 24

  /// Its beginning, if it is long; how it was interrupted stays.
  func shortened() -> Conversation {
    let rest = steps.count - Self.stepLimit
    guard rest > 1 else { return self }
    var shown = Array(steps.prefix(Self.stepLimit)) + [.note("… +\(rest)")]
    if case .interruption? = steps.last { shown += steps.suffix(1) }
    return Conversation(
      participants: participants, steps: shown, keepers: keepers, begunBy: beginner)
  }
}
