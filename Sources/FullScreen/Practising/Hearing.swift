import CourseModel

/// The state of the conversations in checks of the present verdict.
struct Hearing: Sendable {
  /// A recorded conversation.
  struct Heard: Hashable, Sendable {
    /// The id of its check.
    let check: String
    let conversation: Conversation
  }

  /// The conversation shown with the verdict.
  private(set) var shown: Heard?
  /// The checks without a conversation to show.
  private var silent: Set<String> = []
  /// The request without an answer so far.
  private(set) var order: ConversationOrder?
  private var isBusy = false
  /// Whether the learner has asked for the conversation of a verdict to come.
  private(set) var isAwaited = false
  private var orders = 0

  /// Whether a check's conversation may be requested: it has no result so far.
  func isOpen(_ check: String) -> Bool { shown?.check != check && !silent.contains(check) }

  /// Requests the conversation of a check, replacing an earlier request.
  mutating func order(
    _ check: CheckResult, of exercise: String, isAsked: Bool
  ) -> ConversationOrder {
    orders += 1
    let order = ConversationOrder(
      exercise: exercise, check: check.id, number: orders, isAsked: isAsked,
      hasPassed: check.status == .passed)
    (self.order, isBusy) = (order, true)
    return order
  }

  /// Records that a preparation runs in the background.
  mutating func prepare() { (order, isBusy) = (nil, true) }

  /// Records that the learner wants to see what objects say once there is a verdict.
  mutating func awaitVerdict() { isAwaited = true }

  /// Cancels the work in progress; the next verdict brings what the learner has asked for.
  mutating func cancel() -> [PracticeEffect] {
    if order?.isAsked == true { isAwaited = true }
    defer { (order, isBusy) = (nil, false) }
    return isBusy ? [.endHearing] : []
  }

  /// Forgets all conversations, because there is a new verdict.
  mutating func putAway() { (shown, silent, order, isAwaited) = (nil, [], nil, false) }

  /// Takes the answer to a request.
  ///
  /// - Returns: Whether it answers the latest request.
  mutating func take(
    _ result: Result<Conversation, NoConversation>, for order: ConversationOrder
  ) -> Bool {
    guard order == self.order else { return false }
    self.order = nil
    if case .failure = result { silent.insert(order.check) }
    return true
  }

  /// Shows a conversation with the verdict.
  mutating func show(_ conversation: Conversation, of check: String) {
    shown = Heard(check: check, conversation: conversation)
  }
}
