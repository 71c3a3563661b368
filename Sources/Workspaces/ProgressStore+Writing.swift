import CourseModel
import Foundation
import GRDB

extension ProgressStore {
  /// Keeps what was judged, with its verdict; a pass is a pass from now on.
  ///
  /// Nothing is kept of an untouched stub, and of what could not be read or judged: nobody has
  /// tried anything. A content that was judged before keeps its number, and the better verdict.
  ///
  /// - Returns: The attempt's number in this workspace; nil if nothing was kept.
  @discardableResult
  package func record(
    _ report: Report, of files: [SourceFile], at time: Date
  ) throws(WorkspaceError) -> Attempt.ID? {
    guard !files.isEmpty, !report.isUntouched, report.status != .errored else { return nil }
    return try write { database in
      let number = try Self.keep(report, of: files, at: time, in: database)
      if report.passed { try Self.pass(report.exercise, at: time, in: database) }
      return number
    }
  }

  private static func keep(
    _ report: Report, of files: [SourceFile], at time: Date, in database: Database
  ) throws -> Attempt.ID {
    let content = try store(files, in: database)
    let json = String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
    let old = try Row.fetchOne(
      database, sql: "SELECT * FROM attempt WHERE exercise = ? AND content = ? ORDER BY id DESC",
      arguments: [report.exercise, content])
    guard let old else {
      try database.execute(
        sql: """
          INSERT INTO attempt (exercise, time, status, points, report, content, counts)
          VALUES (?, ?, ?, ?, ?, ?, NOT EXISTS (
            SELECT 1 FROM state WHERE exercise = ? AND attemptsUntilPass IS NOT NULL))
          """,
        arguments: [
          report.exercise, time.timeIntervalSince1970, report.status.rawValue, report.points, json,
          content, report.exercise,
        ])
      return Int(database.lastInsertedRowID)
    }
    let number: Int = old["id"]
    if report.points >= old["points"] {
      try database.execute(
        sql: "UPDATE attempt SET status = ?, points = ?, report = ? WHERE id = ?",
        arguments: [report.status.rawValue, report.points, json, number])
    }
    return number
  }

  private static func pass(_ exercise: String, at time: Date, in database: Database) throws {
    try database.execute(
      sql: "INSERT INTO state (exercise) VALUES (?) ON CONFLICT DO NOTHING", arguments: [exercise])
    try database.execute(
      sql: """
        UPDATE state SET passedAt = coalesce(passedAt, ?), isTestedOut = FALSE,
          attemptsUntilPass = coalesce(attemptsUntilPass, max(1, (\(countingAttempts))))
        WHERE exercise = ?
        """,
      arguments: [time.timeIntervalSince1970, exercise])
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

  /// Counts one more hint for this TODO of an exercise as seen, up to `limit`; returns how many are
  /// seen now.
  package func seeHint(
    of exercise: String, forTODO todo: Int, limit: Int
  ) throws(WorkspaceError) -> Int {
    try write { database in
      let before =
        try Int.fetchOne(
          database, sql: "SELECT max(seen) FROM hint WHERE exercise = ? AND todo IN (0, ?)",
          arguments: [exercise, todo]) ?? 0
      guard before < limit else { return limit }
      try database.execute(
        sql: """
          INSERT INTO hint (exercise, todo, seen) VALUES (?, ?, ?)
          ON CONFLICT (exercise, todo) DO UPDATE SET seen = excluded.seen
          """,
        arguments: [exercise, todo, before + 1])
      return before + 1
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

// MARK: - Before a reset, an undo or a restoration

extension ProgressStore {
  /// What is done to an exercise's Sources after their content was kept.
  enum Deed: String {
    case reset, undo, restore
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

  /// What was in the Sources of this exercise before the last deed; nil if there was none.
  func lastKept(of exercise: String) throws(WorkspaceError) -> [SourceFile]? {
    try read { database in
      try Self.files(
        database, where: "SELECT content FROM kept WHERE exercise = ? ORDER BY id DESC LIMIT 1",
        [exercise])
    }
  }
}
