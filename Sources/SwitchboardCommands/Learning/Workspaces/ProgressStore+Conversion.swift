import CourseModel
import Foundation
import GRDB

// The conversion of databases from older versions of Switchboard, in place.

extension ProgressStore {
  /// Converts version 1, which stored each attempt's content as JSON in the attempt's row, and of
  /// states only `passedAt` and `hintsSeen`.
  static func convertVersion1(in database: Database) throws {
    try database.execute(
      sql: """
        DROP INDEX IF EXISTS attempt_on_exercise;
        ALTER TABLE attempt RENAME TO attempt1;
        ALTER TABLE state RENAME TO state1;
        """)
    try makeTables(in: database)
    let rows = try Row.fetchCursor(database, sql: "SELECT * FROM attempt1 ORDER BY id")
    let decoder = JSONDecoder()
    while let row = try rows.next() {
      let files = try decoder.decode([SourceFile].self, from: row["files"] as Data)
      try database.execute(
        sql: """
          INSERT INTO attempt (id, exercise, time, status, points, report, content)
          SELECT id, exercise, time, status, points, report, ? FROM attempt1 WHERE id = ?
          """,
        arguments: [try store(files, in: database), row["id"] as Int])
    }
    try database.execute(
      sql: """
        INSERT INTO state (exercise, passedAt, attemptsUntilPass)
        SELECT exercise, passedAt,
          (SELECT 1 FROM attempt
           WHERE attempt.exercise = state1.exercise AND status = 'passed')  -- until countAnew
        FROM state1;
        UPDATE state SET attemptsUntilPass = NULL WHERE passedAt IS NULL;
        INSERT INTO hint SELECT exercise, 0, hintsSeen FROM state1 WHERE hintsSeen > 0;
        DROP TABLE attempt1;
        DROP TABLE state1;
        """)
    try countAnew(in: database)
  }

  /// Converts version 2, which counted every check as an attempt, and had no lessons and choices.
  static func convertVersion2(in database: Database) throws {
    try database.execute(
      sql: "ALTER TABLE attempt ADD COLUMN counts BOOLEAN NOT NULL DEFAULT TRUE")
    try makeNotes(in: database)
    try countAnew(in: database)
    try convertVersion3(in: database)
  }

  /// Converts version 3, which counted the hints of an exercise, each for all its TODOs.
  static func convertVersion3(in database: Database) throws {
    try makeHints(in: database)
    try database.execute(
      sql: """
        INSERT INTO hint SELECT exercise, 0, hintsSeen FROM state WHERE hintsSeen > 0;
        ALTER TABLE state DROP COLUMN hintsSeen;
        """)
    try makeAnswers(in: database)
    try makeReviews(in: database)
    try makeConversations(in: database)
  }

  /// Counts the old attempts by today's rules.
  private static func countAnew(in database: Database) throws {
    var seen: [String: Set<Int>] = [:]
    var passed: Set<String> = []
    let rows = try Row.fetchAll(
      database, sql: "SELECT id, exercise, status, report, content FROM attempt ORDER BY id")
    for row in rows {
      let (exercise, status): (String, String) = (row["exercise"], row["status"])
      let report = try? JSONDecoder().decode(
        Report.self, from: Data((row["report"] as String).utf8))
      let isNew = seen[exercise, default: []].insert(row["content"]).inserted
      if !isNew || passed.contains(exercise) || report?.isUntouched == true {
        try database.execute(
          sql: "UPDATE attempt SET counts = FALSE WHERE id = ?", arguments: [row["id"] as Int])
      }
      if status == ReportStatus.passed.rawValue { passed.insert(exercise) }
    }
    try database.execute(
      sql: """
        UPDATE state SET attemptsUntilPass = max(1, (\(countingAttempts)))
        WHERE attemptsUntilPass IS NOT NULL
        """)
  }

  /// The number of attempts that count, for the exercise of a row of `state`.
  static let countingAttempts =
    "SELECT count(*) FROM attempt WHERE attempt.exercise = state.exercise AND counts"
}
