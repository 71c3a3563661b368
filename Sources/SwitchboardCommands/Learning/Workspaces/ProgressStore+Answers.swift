import Foundation
import GRDB

// The learner's answers to the questions of pages.

extension ProgressStore {
  /// One answer to a question.
  struct Answer: Sendable, Equatable {
    /// The identity of the question, unique in the course.
    let question: String
    /// The name of the page with the question.
    let page: String
    /// The answer as typed.
    let typed: String
    /// Whether it was right.
    let isRight: Bool
    let time: Date
  }

  /// Stores an answer, in addition to earlier ones to the same question.
  func keep(_ answer: Answer) throws(WorkspaceError) {
    try write { database in
      try database.execute(
        sql: "INSERT INTO answer (question, page, typed, isRight, time) VALUES (?, ?, ?, ?, ?)",
        arguments: [
          answer.question, answer.page, answer.typed, answer.isRight,
          answer.time.timeIntervalSince1970,
        ])
    }
  }

  /// Returns all answers, oldest first.
  func answers() throws(WorkspaceError) -> [Answer] {
    try read { database in
      try Row.fetchAll(database, sql: "SELECT * FROM answer ORDER BY id").map { row in
        Answer(
          question: row["question"], page: row["page"], typed: row["typed"],
          isRight: row["isRight"], time: Date(timeIntervalSince1970: row["time"]))
      }
    }
  }
}
