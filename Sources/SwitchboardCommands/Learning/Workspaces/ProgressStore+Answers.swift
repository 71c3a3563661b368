import Foundation
import GRDB

// The learner's answers to the questions of pages.

extension ProgressStore {
  /// One answer to a question.
  package struct Answer: Sendable, Equatable {
    /// The identity of the question, unique in the course.
    package let question: String
    /// The name of the page with the question.
    package let page: String
    /// The answer as typed.
    package let typed: String
    /// Whether it was right.
    package let isRight: Bool
    /// The time of the answer.
    package let time: Date

    /// Creates an answer.
    package init(question: String, page: String, typed: String, isRight: Bool, time: Date) {
      self.question = question
      self.page = page
      self.typed = typed
      self.isRight = isRight
      self.time = time
    }
  }

  /// Stores an answer, in addition to earlier ones to the same question.
  package func keep(_ answer: Answer) throws(WorkspaceError) {
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
  package func answers() throws(WorkspaceError) -> [Answer] {
    try read { database in
      try Row.fetchAll(database, sql: "SELECT * FROM answer ORDER BY id").map { row in
        Answer(
          question: row["question"], page: row["page"], typed: row["typed"],
          isRight: row["isRight"], time: Date(timeIntervalSince1970: row["time"]))
      }
    }
  }
}
