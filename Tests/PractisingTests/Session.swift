import Conversations
import CourseModel
import Terminal
import Testing

@testable import Practising

/// A loop that is driven by messages in a test.
struct Session {
  static let color = TerminalProfile(
    isTerminal: true, colorDepth: .sixteen, attributes: true)

  private(set) var model: PracticeModel
  /// What the last message asked for.
  private(set) var effects: [PracticeEffect] = []

  init(
    _ outline: CourseOutline = Samples.outline(), columns: Int = 80, rows: Int = 24,
    profile: TerminalProfile = Self.color, advances: Bool = false
  ) {
    model = PracticeModel(
      outline, size: ScreenSize(columns: columns, rows: rows), profile: profile,
      advances: advances)
  }

  /// A loop with an exercise that is open.
  static func opened(
    _ assignment: Assignment = Samples.assignment(), in outline: CourseOutline = Samples.outline(),
    columns: Int = 80, rows: Int = 24, profile: TerminalProfile = Self.color,
    advances: Bool = false
  ) -> Session {
    var session = Session(
      outline, columns: columns, rows: rows, profile: profile, advances: advances)
    session.send(.opened(assignment))
    return session
  }

  @discardableResult
  mutating func send(_ message: PracticeMessage) -> [PracticeEffect] {
    effects = model.update(message)
    return effects
  }

  /// Presses keys: each character of a text is one.
  @discardableResult
  mutating func type(_ text: String) -> [PracticeEffect] {
    for character in text { send(.key(.character(character))) }
    return effects
  }

  @discardableResult
  mutating func press(_ keys: Key...) -> [PracticeEffect] {
    for key in keys { send(.key(key)) }
    return effects
  }

  /// Has the check that was ordered last judge a content.
  @discardableResult
  mutating func judge(_ report: Report) throws -> [PracticeEffect] { try judge("one", report) }

  @discardableResult
  mutating func judge(_ digest: String, _ report: Report) throws -> [PracticeEffect] {
    let order = try #require(model.judging.check?.order)
    send(.checkStarted(order, digest: digest))
    return send(.judged(order, report, files: Samples.files))
  }

  /// A save, and its verdict.
  @discardableResult
  mutating func saveAndJudge(_ digest: String, _ report: Report) throws -> [PracticeEffect] {
    send(.saved(exercise: report.exercise, digest: digest))
    return try judge(digest, report)
  }

  /// What was said comes for the order of a conversation that was given last.
  @discardableResult
  mutating func hear(_ conversation: Conversation) -> [PracticeEffect] {
    send(.heard(model.hearingOrder, .success(conversation)))
  }

  /// Nothing comes for that order, and why.
  @discardableResult
  mutating func hear(_ reason: NoConversation) -> [PracticeEffect] {
    send(.heard(model.hearingOrder, .failure(reason)))
  }

  var order: CheckOrder? { model.judging.check?.order }
  /// The rows of the screen as text.
  var screen: [String] { model.view.map(\.text) }
  var text: String { screen.joined(separator: "\n") }
  var footer: String { screen.last ?? "" }
}

extension PracticeModel {
  /// The order of a conversation that nothing has come of; some other if there is none.
  var hearingOrder: ConversationOrder {
    hearing.order
      ?? ConversationOrder(
        exercise: "ColorPicker", check: "cancel", number: 0, isAsked: true, hasPassed: false)
  }
}
