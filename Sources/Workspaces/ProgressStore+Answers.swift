import Foundation
import GRDB

// What a learner answered to the questions of pages.

extension ProgressStore {
  /// One answer to a question.
  package struct Answer: Sendable, Equatable {
    /// What tells the question from all others of the course.
    package let question: String
    /// The name of the page that asks.
    package let page: String
    /// As it was typed.
    package let typed: String
    /// Whether it was right.
    package let isRight: Bool
    /// When it was given.
    package let time: Date

    /// An answer as it was given.
    package init(question: String, page: String, typed: String, isRight: Bool, time: Date) {
      self.question = question
      self.page = page
      self.typed = typed
      self.isRight = isRight
      self.time = time
    }
  }

  /// Keeps an answer, beside those that were given to the same question before.
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

  /// All answers that were given, oldest first.
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
