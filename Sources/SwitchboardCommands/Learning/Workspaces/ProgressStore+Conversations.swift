import CourseModel
import Foundation
import GRDB

// Conversations seen, and when to show them unasked.

extension ProgressStore {
  /// Creates the table of version 7: the checks whose conversation was seen.
  static func makeConversations(in database: Database) throws {
    try database.create(table: "conversation") { table in
      table.column("exercise", .text).notNull()
      table.column("checkID", .text).notNull()
      table.column("seenAt", .double).notNull()  // seconds since 1970
      table.primaryKey(["exercise", "checkID"])
    }
  }

  /// Records that a check's conversation was seen next to the model's, which reveals much of the
  /// answer; only the first time counts.
  func seeConversation(
    of check: String, in exercise: String, at time: Date
  ) throws(WorkspaceError) {
    try write { database in
      try database.execute(
        sql: """
          INSERT INTO conversation (exercise, checkID, seenAt) VALUES (?, ?, ?)
          ON CONFLICT DO NOTHING
          """,
        arguments: [exercise, check, time.timeIntervalSince1970])
    }
  }

  /// Whether a check has failed at a stored attempt with other content than this.
  func hasFailed(
    _ check: String, of exercise: String, butFor digest: String
  ) throws(WorkspaceError) -> Bool {
    try read { database in
      // Usually the latest attempt decides.
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT report FROM attempt JOIN content ON attempt.content = content.id
          WHERE exercise = ? AND status = ? AND digest != ? ORDER BY attempt.id DESC
          """,
        arguments: [exercise, ReportStatus.failed.rawValue, digest])
      let decoder = JSONDecoder()
      while let row = try rows.next() {
        let report = try decoder.decode(Report.self, from: Data((row["report"] as String).utf8))
        if report.checks.contains(where: { $0.id == check && $0.status.isWrong }) { return true }
      }
      return false
    }
  }
}
