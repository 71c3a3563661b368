import CourseModel
import Terminal
import Typesetting

/// Whether the cards of a course are cards: a printed page each.
struct CardAudit {
  /// Rows of a card, as they are printed.
  static let rows = 60
  /// The width at which they are counted.
  static let columns = 80

  let course: Course

  /// Sentences with the card's path in Lessons.
  func findings() throws -> [AuditFinding] {
    var profile = TerminalProfile.plain
    profile.columns = Self.columns
    let typesetter = TerminalTypesetter(profile: profile)
    return try course.topics.compactMap(course.card).compactMap { card in
      let count = typesetter.typeset(try MarkdownDocument(parsing: card.body)).count
      guard count > Self.rows else { return nil }
      return AuditFinding(
        .longCard(
          "\(card.topic.name)/\(Card.fileName)", rows: count, columns: Self.columns,
          limit: Self.rows))
    }
  }
}
