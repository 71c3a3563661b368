import Foundation
import GRDB

// What is asked again, and what came of it.

extension ProgressStore {
  /// Where a card of a review is.
  package struct Review: Hashable, Sendable {
    /// The number of its box, 1 to 5.
    package let box: Int
    /// From when on it is asked.
    package let due: Date

    /// A card in a box, and when it is due.
    package init(box: Int, due: Date) {
      self.box = box
      self.due = due
    }
  }

  /// What came of a question of a review, by its name.
  package struct Answers: Hashable, Sendable {
    /// How often it was asked.
    package let count: Int
    /// What came of it at last, in the words that it was kept by.
    package let lastOutcome: String
    /// When it was answered last.
    package let lastTime: Date
  }

  /// Where all cards are that were ever asked, by their names.
  package func reviews() throws(WorkspaceError) -> [String: Review] {
    try read { database in
      let rows = try Row.fetchAll(database, sql: "SELECT card, box, dueAt FROM review")
      return Dictionary(
        uniqueKeysWithValues: rows.map { row in
          (row["card"], Review(box: row["box"], due: Date(timeIntervalSince1970: row["dueAt"])))
        })
    }
  }

  /// What came of all questions that were ever asked of a card, by their names.
  package func answers(of card: String) throws(WorkspaceError) -> [String: Answers] {
    try read { database in
      // Of a row that has the greatest id, SQLite gives the other columns, too.
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT question, count(*) AS count, outcome, time, max(id) FROM reviewAnswer
          WHERE card = ? GROUP BY question
          """,
        arguments: [card])
      return Dictionary(
        uniqueKeysWithValues: rows.map { row in
          (
            row["question"],
            Answers(
              count: row["count"], lastOutcome: row["outcome"],
              lastTime: Date(timeIntervalSince1970: row["time"]))
          )
        })
    }
  }

  /// Keeps what came of a question, and where its card is now.
  package func keep(
    _ outcome: String, of question: String, onCard card: String, now review: Review, at time: Date
  ) throws(WorkspaceError) {
    try write { database in
      try database.execute(
        sql: "INSERT INTO reviewAnswer (card, question, outcome, time) VALUES (?, ?, ?, ?)",
        arguments: [card, question, outcome, time.timeIntervalSince1970])
      try database.execute(
        sql: """
          INSERT INTO review (card, box, dueAt) VALUES (?, ?, ?)
          ON CONFLICT (card) DO UPDATE SET box = excluded.box, dueAt = excluded.dueAt
          """,
        arguments: [card, review.box, review.due.timeIntervalSince1970])
    }
  }

  /// The tables of reviews.
  static func makeReviews(in database: Database) throws {
    try database.create(table: "review") { table in
      table.primaryKey("card", .text)
      table.column("box", .integer).notNull()  // 1 to 5
      table.column("dueAt", .double).notNull()  // seconds since 1970
    }
    try database.create(table: "reviewAnswer") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("card", .text).notNull().indexed()
      table.column("question", .text).notNull()
      table.column("outcome", .text).notNull()  // right, wrong, passedOver
      table.column("time", .double).notNull()
    }
  }
}
