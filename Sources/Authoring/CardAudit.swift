import CourseModel
import Messages
import Terminal
import Typesetting

/// Checks that each card of a course fits on one printed page.
struct CardAudit {
  /// The maximum number of rows of a card.
  static let rows = 60
  /// The width for which rows are counted, in columns.
  static let columns = 80

  let course: Course

  /// The findings, with the card's path in Lessons.
  func findings() throws -> [AuditFinding] {
    var profile = TerminalProfile.plain
    profile.columns = Self.columns
    let typesetter = TerminalTypesetter(profile: profile)
    return try course.topics.compactMap(course.card).compactMap { card in
      let count = typesetter.typeset(try MarkdownDocument(parsing: card.body)).count
      guard count > Self.rows else { return nil }
      return AuditFinding(
        // Translators: The card's path; how many rows it takes, and how many it may.
        Message(
          """
          \("\(card.topic.name)/\(Card.fileName)", "path") has \(count, "rows") rows at \
          \(Self.columns, "columns") columns; a printed page has \(Self.rows, "limit")
          """))
    }
  }
}
