import CourseModel
import Foundation
import GRDB

extension Progress {
  /// Keeps an attempt with the content that was judged; a pass is a pass from now on.
  ///
  /// - Returns: The attempt's number in this workspace.
  @discardableResult
  package func record(
    _ report: Report, of files: [SourceFile], at time: Date
  ) throws(WorkspaceError) -> Attempt.ID {
    try write { database in
      let json = String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
      try database.execute(
        sql: """
          INSERT INTO attempt (exercise, time, status, points, report, content)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          report.exercise, time.timeIntervalSince1970, report.status.rawValue, report.points, json,
          try Self.store(files, in: database),
        ])
      let number = Int(database.lastInsertedRowID)
      if report.passed { try Self.pass(report.exercise, at: time, in: database) }
      return number
    }
  }

  private static func pass(_ exercise: String, at time: Date, in database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO state (exercise, passedAt, attemptsUntilPass)
        VALUES (?, ?, (SELECT count(*) FROM attempt WHERE exercise = ?))
        ON CONFLICT (exercise) DO UPDATE SET
          passedAt = coalesce(passedAt, excluded.passedAt), isTestedOut = FALSE,
          attemptsUntilPass = coalesce(attemptsUntilPass, excluded.attemptsUntilPass)
        """,
      arguments: [exercise, time.timeIntervalSince1970, exercise])
  }

  /// Marks these exercises as passed without an attempt, because the learner has shown to know
  /// their topic; those that have passed stay as they are.
  package func testOut(
    of exercises: [String], at time: Date
  ) throws(WorkspaceError) {
    try write { database in
      for exercise in exercises {
        try database.execute(
          sql: """
            INSERT INTO state (exercise, passedAt, isTestedOut) VALUES (?, ?, TRUE)
            ON CONFLICT (exercise) DO UPDATE SET
              passedAt = excluded.passedAt, isTestedOut = TRUE WHERE passedAt IS NULL
            """,
          arguments: [exercise, time.timeIntervalSince1970])
      }
    }
  }

  /// Counts one more hint of this exercise as seen, up to `limit`; returns how many are seen now.
  package func seeHint(of exercise: String, limit: Int) throws(WorkspaceError) -> Int {
    try write { database in
      try database.execute(
        sql: """
          INSERT INTO state (exercise, hintsSeen) VALUES (?, 1)
          ON CONFLICT (exercise) DO UPDATE SET hintsSeen = min(hintsSeen + 1, ?)
          """,
        arguments: [exercise, limit])
      return try Int.fetchOne(
        database, sql: "SELECT hintsSeen FROM state WHERE exercise = ?", arguments: [exercise])
        ?? 0
    }
  }

  /// Notes that the learner has seen this exercise's solution, and whether before the pass; only
  /// the first time counts.
  package func seeSolution(of exercise: String, at time: Date) throws(WorkspaceError) {
    try write { database in
      try database.execute(
        sql: """
          INSERT INTO state (exercise, solutionSeenAt, sawSolutionBeforePass) VALUES (?, ?, TRUE)
          ON CONFLICT (exercise) DO UPDATE SET
            solutionSeenAt = excluded.solutionSeenAt, sawSolutionBeforePass = (passedAt IS NULL)
            WHERE solutionSeenAt IS NULL
          """,
        arguments: [exercise, time.timeIntervalSince1970])
    }
  }
}

// MARK: - Before a reset or an undo

extension Progress {
  /// What is done to an exercise's Sources after their content was kept.
  enum Deed: String {
    case reset, undo
  }

  /// Keeps what is in the Sources of this exercise, for an undo.
  func keep(
    _ files: [SourceFile], of exercise: String, before deed: Deed, at time: Date
  ) throws(WorkspaceError) {
    try write { database in
      try database.execute(
        sql: "INSERT INTO kept (exercise, time, deed, content) VALUES (?, ?, ?, ?)",
        arguments: [
          exercise, time.timeIntervalSince1970, deed.rawValue,
          try Self.store(files, in: database),
        ])
    }
  }

  /// What was in the Sources of this exercise before the last reset or undo; nil if there was none.
  func lastKept(of exercise: String) throws(WorkspaceError) -> [SourceFile]? {
    try read { database in
      try Self.files(
        database, where: "SELECT content FROM kept WHERE exercise = ? ORDER BY id DESC LIMIT 1",
        [exercise])
    }
  }
}
