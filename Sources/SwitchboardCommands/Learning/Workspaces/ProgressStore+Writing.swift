import CourseModel
import Foundation
import GRDB
import Messages

extension ProgressStore {
  /// Stores judged files with their verdict; a pass is permanent. Their exercise is the open one.
  ///
  /// Stores nothing for an untouched stub, or for files that could not be read or judged: these are
  /// not attempts. Content that was judged before keeps its number and its better verdict.
  ///
  /// - Returns: The attempt's number in this workspace; nil if nothing was stored.
  @discardableResult
  func record(
    _ report: Report, of files: [SourceFile], at time: Date
  ) throws(WorkspaceError) -> Attempt.ID? {
    guard !files.isEmpty, !report.isUntouched, report.status != .errored else {
      // A verdict needs no record of it, as on a read-only disk.
      try? open(report.exercise, at: time)
      return nil
    }
    return try write { database in
      try Self.open(report.exercise, at: time, in: database)
      let number = try Self.keep(report, of: files, at: time, in: database)
      if report.passed { try Self.pass(report.exercise, at: time, in: database) }
      return number
    }
  }

  private static func keep(
    _ report: Report, of files: [SourceFile], at time: Date, in database: Database
  ) throws -> Attempt.ID {
    let content = try store(files, in: database)
    let json = String(decoding: try JSONEncoder.keepingMessages.encode(report), as: UTF8.self)
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

  /// Marks these exercises as passed without an attempt, because the learner knows their topic;
  /// exercises that have passed stay unchanged.
  func testOut(
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

  /// Records that the learner saw the hint of this number for a TODO.
  func seeHint(
    _ number: Int, of exercise: String, forTODO todo: Int
  ) throws(WorkspaceError) {
    try write { database in
      try database.execute(
        sql: """
          INSERT INTO hint (exercise, todo, seen) VALUES (?, ?, ?)
          ON CONFLICT (exercise, todo) DO UPDATE SET seen = seen | excluded.seen
          """,
        arguments: [exercise, todo, HintsSeen.bit(of: number)])
    }
  }

  /// Records that the learner saw this exercise's solution, and whether before the pass; only the
  /// first time counts.
  func seeSolution(of exercise: String, at time: Date) throws(WorkspaceError) {
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
  /// The actions on an exercise's Sources before which their content is stored.
  enum Deed: String {
    case reset, undo, restore
  }

  /// Stores the files in an exercise's Sources, for an undo.
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

  /// Returns the files in an exercise's Sources before the last action; nil if there was none.
  func lastKept(of exercise: String) throws(WorkspaceError) -> [SourceFile]? {
    try read { database in
      try Self.files(
        database, where: "SELECT content FROM kept WHERE exercise = ? ORDER BY id DESC LIMIT 1",
        [exercise])
    }
  }
}
