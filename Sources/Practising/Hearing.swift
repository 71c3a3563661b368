import Conversations
import CourseModel

/// What is known of what objects said to each other in checks of the present verdict.
struct Hearing: Sendable {
  /// A conversation that was heard.
  struct Heard: Hashable, Sendable {
    /// The id of its check.
    let check: String
    let conversation: Conversation
  }

  /// What is shown with the verdict.
  private(set) var shown: Heard?
  /// The checks of which there is nothing to show.
  private var silent: Set<String> = []
  /// The one that nothing has come of so far.
  private(set) var order: ConversationOrder?
  private var isBusy = false
  private var orders = 0

  /// Whether it is worth while to ask for the conversation of a check: it was not heard so far.
  func isOpen(_ check: String) -> Bool { shown?.check != check && !silent.contains(check) }

  /// Asks for the conversation of a check, in place of what was asked for before.
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

  /// Something is prepared, for which nobody waits.
  mutating func prepare() { (order, isBusy) = (nil, true) }

  /// Gives up what is under way.
  mutating func cancel() -> [PracticeEffect] {
    defer { (order, isBusy) = (nil, false) }
    return isBusy ? [.endHearing] : []
  }

  /// There is another verdict, of which nothing was heard.
  mutating func putAway() { (shown, silent, order) = (nil, [], nil) }

  /// Takes in what comes of an order.
  ///
  /// - Returns: Whether that is what was asked for last.
  mutating func take(
    _ result: Result<Conversation, NoConversation>, for order: ConversationOrder
  ) -> Bool {
    guard order == self.order else { return false }
    self.order = nil
    if case .failure = result { silent.insert(order.check) }
    return true
  }

  /// Shows it with the verdict.
  mutating func show(_ conversation: Conversation, of check: String) {
    shown = Heard(check: check, conversation: conversation)
  }
}
