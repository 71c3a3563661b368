import CourseModel
import Terminal
import Testing

@testable import FullScreen

/// A loop that a test drives by messages.
struct Session {
  static let color = TerminalProfile(
    isTerminal: true, colorDepth: .sixteen, attributes: true)

  private(set) var model: PracticeModel
  /// The effects of the last message.
  private(set) var effects: [PracticeEffect] = []

  init(
    _ outline: CourseOutline = Samples.outline(), columns: Int = 80, rows: Int = 24,
    profile: TerminalProfile = Self.color, advances: Bool = false
  ) {
    model = PracticeModel(
      outline, size: ScreenSize(columns: columns, rows: rows), profile: profile,
      advances: advances)
  }

  /// Returns a loop with an open exercise.
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

  /// Answers the latest check order with a report.
  @discardableResult
  mutating func judge(_ report: Report) throws -> [PracticeEffect] { try judge("one", report) }

  @discardableResult
  mutating func judge(_ digest: String, _ report: Report) throws -> [PracticeEffect] {
    let order = try #require(model.judging.check?.order)
    send(.checkStarted(order, digest: digest))
    return send(.judged(order, report, files: Samples.files))
  }

  /// Sends a save and its verdict.
  @discardableResult
  mutating func saveAndJudge(_ digest: String, _ report: Report) throws -> [PracticeEffect] {
    send(.saved(exercise: report.exercise, digest: digest))
    return try judge(digest, report)
  }

  /// Answers the latest conversation order with a conversation.
  @discardableResult
  mutating func hear(_ conversation: Conversation) -> [PracticeEffect] {
    send(.heard(model.hearingOrder, .success(conversation)))
  }

  /// Answers that order with a reason.
  @discardableResult
  mutating func hear(_ reason: NoConversation) -> [PracticeEffect] {
    send(.heard(model.hearingOrder, .failure(reason)))
  }

  var order: CheckOrder? { model.judging.check?.order }
  /// The rows of the screen as text.
  var screen: [String] { model.rows.map(\.text) }
  var text: String { screen.joined(separator: "\n") }
  var footer: String { screen.last ?? "" }
}

extension PracticeModel {
  /// The conversation order without an answer; an arbitrary one if there is none.
  var hearingOrder: ConversationOrder {
    hearing.order
      ?? ConversationOrder(
        exercise: "ColorPicker", check: "cancel", number: 0, isAsked: true, hasPassed: false)
  }
}

extension PracticeTranscript {
  /// Handles a message, and returns the lines about it.
  mutating func lines(about message: PracticeMessage) -> [Line] {
    _ = update(message)
    return takeLines()
  }
}
