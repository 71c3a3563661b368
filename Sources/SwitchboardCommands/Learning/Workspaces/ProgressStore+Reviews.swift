import Foundation
import GRDB

// Review cards and the results of their questions.

extension ProgressStore {
  /// The position of a review card.
  struct Review: Hashable, Sendable {
    /// The number of its box, from 1 to 5.
    let box: Int
    /// The time from which a review may ask it.
    let due: Date
  }

  /// The results of a review question.
  struct Answers: Hashable, Sendable {
    /// The number of times that a review has asked it.
    let count: Int
    /// The latest result, as stored.
    let lastOutcome: String
    /// The time of the latest answer.
    let lastTime: Date
  }

  /// Returns the positions of all cards that were ever asked, by name.
  func reviews() throws(WorkspaceError) -> [String: Review] {
    try read { database in
      let rows = try Row.fetchAll(database, sql: "SELECT card, box, dueAt FROM review")
      return Dictionary(
        uniqueKeysWithValues: rows.map { row in
          (row["card"], Review(box: row["box"], due: Date(timeIntervalSince1970: row["dueAt"])))
        })
    }
  }

  /// Returns the results of all questions that were ever asked for a card, by name.
  func answers(of card: String) throws(WorkspaceError) -> [String: Answers] {
    try read { database in
      // With max(id), SQLite takes the other columns from the row with that id.
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

  /// Stores the result of a question and the new position of its card.
  func keep(
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

  /// Creates the tables of reviews.
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
