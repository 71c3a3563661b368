import CourseModel
import Grading

/// The recorded conversation of one check.
struct HeardCheck: Sendable {
  let check: Check
  private let actual: Transcript
  private let model: Transcript
  private let variants: [Transcript]
  private let step: Transcript?
  /// The messages that objects send to themselves in the task's conversations.
  private let own: Set<String>
  /// The name of the check in pictures.
  private let speaker: String

  init(_ check: Check, _ recorded: RecordedCheck, own: Set<String>, speaker: String) {
    self.check = check
    self.own = own
    self.speaker = speaker
    actual = Transcript(recorded.actual)
    model = Transcript(recorded.model)
    variants = recorded.variants.map { Transcript($0) }
    step = recorded.step.map { Transcript($0) }
  }

  /// Returns the conversation with marks where it differs from the model's, or the reason why there
  /// is no picture.
  ///
  /// - Parameter hasPassed: Whether the check passed; then only events visible to the check are
  ///   marked.
  func picture(hasPassed: Bool) -> Result<Conversation, NoConversation> {
    ConversationComparison(
      actual: actual, model: model, variants: variants, step: step, own: own, hasPassed: hasPassed
    ).result.map { $0.begun(by: speaker) }
  }

  /// The conversation without marks; nil if there are no messages.
  var conversation: Conversation? { actual.conversation?.begun(by: speaker).shortened() }

  /// The conversation without marks; a failure if there are no messages.
  var whole: Result<Conversation, NoConversation> {
    conversation.map(Result.success) ?? .failure(.nothingSaid)
  }

  /// The model's conversation; nil if it has no messages.
  var modelConversation: Conversation? {
    model.conversation?.begun(by: speaker).shortened()
  }
}

extension Conversation {
  /// The maximum number of steps shown if nothing was omitted for another reason.
  static let stepLimit = 24

  /// Returns the first steps of a long conversation, and an interruption at its end.
  func shortened(to limit: Int = stepLimit) -> Conversation {
    let rest = steps.count - limit
    guard rest > 1 else { return self }
    var shown = Array(steps.prefix(limit)) + [.rest(rest)]
    if case .interruption? = steps.last { shown += steps.suffix(1) }
    return Conversation(
      participants: participants, steps: shown, retainPaths: retainPaths, begunBy: beginner)
  }
}
