import CourseModel
import Foundation
import GRDB

/// What a learner has done in a workspace: every attempt, what passed, which hints were seen.
package final class Progress: Sendable {
  private let queue: DatabaseQueue
  private let path: String

  /// The progress kept in this workspace, made if there is none yet.
  package init(in workspace: Workspace) throws(WorkspaceError) {
    path = workspace.database.path
    do {
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      queue = try DatabaseQueue(path: path, configuration: configuration)
      try Self.prepare(queue)
    } catch {
      throw .database(path: path, reason: Self.reason(of: error))
    }
  }

  /// The version of the tables below, kept as SQLite's `user_version`.
  private static let schemaVersion = 2

  /// Makes the tables, unless they are there. Whoever comes second waits and finds them made.
  private static func prepare(_ queue: DatabaseQueue) throws {
    if try queue.read(version(of:)) == schemaVersion { return }
    try queue.writeWithoutTransaction { database in
      try database.inTransaction(.immediate) {
        let version = try version(of: database)
        guard version <= schemaVersion else {
          throw DatabaseError(message: "it was made by a newer switchboard")
        }
        if version == 0 { try makeTables(in: database) }
        if version == 1 {
          try database.execute(sql: "ALTER TABLE state ADD COLUMN solutionSeenAt DOUBLE")
        }
        try database.execute(sql: "PRAGMA user_version = \(schemaVersion)")
        return .commit
      }
    }
  }

  private static func version(of database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
  }

  private static func makeTables(in database: Database) throws {
    try database.create(table: "attempt") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("exercise", .text).notNull().indexed()
      table.column("time", .double).notNull()  // seconds since 1970
      table.column("status", .text).notNull()
      table.column("points", .integer).notNull()
      table.column("report", .text).notNull()  // JSON
      table.column("files", .blob).notNull()  // JSON: [SourceFile]
    }
    try database.create(table: "state") { table in
      table.primaryKey("exercise", .text)
      table.column("passedAt", .double)
      table.column("hintsSeen", .integer).notNull().defaults(to: 0)
      table.column("solutionSeenAt", .double)
    }
  }

  // MARK: - Writing

  /// Keeps an attempt with the content that was judged; a pass is a pass from now on.
  package func record(
    _ report: Report, of files: [SourceFile], at time: Date
  ) throws(WorkspaceError) {
    try write { database in
      let encoder = JSONEncoder()
      let json = String(decoding: try encoder.encode(report), as: UTF8.self)
      try database.execute(
        sql: """
          INSERT INTO attempt (exercise, time, status, points, report, files)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          report.exercise, time.timeIntervalSince1970, report.status.rawValue, report.points, json,
          try encoder.encode(files),
        ])
      guard report.passed else { return }
      try database.execute(
        sql: """
          INSERT INTO state (exercise, passedAt) VALUES (?, ?)
          ON CONFLICT (exercise) DO UPDATE SET passedAt = coalesce(passedAt, excluded.passedAt)
          """,
        arguments: [report.exercise, time.timeIntervalSince1970])
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

  /// Notes that the solution of this exercise was seen, the first time that it was.
  package func seeSolution(of exercise: String, at time: Date) throws(WorkspaceError) {
    try write { database in
      try database.execute(
        sql: """
          INSERT INTO state (exercise, solutionSeenAt) VALUES (?, ?)
          ON CONFLICT (exercise) DO UPDATE
          SET solutionSeenAt = coalesce(solutionSeenAt, excluded.solutionSeenAt)
          """,
        arguments: [exercise, time.timeIntervalSince1970])
    }
  }

  // MARK: - Reading

  /// One kept attempt.
  package struct Attempt: Sendable {
    package let time: Date
    package let report: Report
    package let files: [SourceFile]
  }

  /// How far one exercise has come.
  package struct State: Sendable, Equatable {
    package var passedAt: Date?
    package var attempts = 0
    package var bestPoints = 0
    package var hintsSeen = 0
    /// When the learner first saw the solution.
    package var solutionSeenAt: Date?
  }

  /// The states of all exercises that were ever tried, by name.
  package func states() throws(WorkspaceError) -> [String: State] {
    try read { database in
      var states: [String: State] = [:]
      let attempts = try Row.fetchAll(
        database,
        sql: "SELECT exercise, count(*) AS attempts, max(points) AS best FROM attempt GROUP BY 1")
      for row in attempts {
        states[row["exercise"], default: State()].attempts = row["attempts"]
        states[row["exercise"], default: State()].bestPoints = row["best"]
      }
      for row in try Row.fetchAll(database, sql: "SELECT * FROM state") {
        let passedAt: Double? = row["passedAt"]
        let solutionSeenAt: Double? = row["solutionSeenAt"]
        var state = states[row["exercise"]] ?? State()
        state.passedAt = passedAt.map(Date.init(timeIntervalSince1970:))
        state.hintsSeen = row["hintsSeen"]
        state.solutionSeenAt = solutionSeenAt.map(Date.init(timeIntervalSince1970:))
        states[row["exercise"]] = state
      }
      return states
    }
  }

  /// The attempts at this exercise, oldest first.
  package func attempts(at exercise: String) throws(WorkspaceError) -> [Attempt] {
    try read { database in
      let rows = try Row.fetchAll(
        database,
        sql: "SELECT time, report, files FROM attempt WHERE exercise = ? ORDER BY id",
        arguments: [exercise])
      let decoder = JSONDecoder()
      return try rows.map { row in
        Attempt(
          time: Date(timeIntervalSince1970: row["time"]),
          report: try decoder.decode(Report.self, from: Data((row["report"] as String).utf8)),
          files: try decoder.decode([SourceFile].self, from: row["files"] as Data))
      }
    }
  }

  private func read<Value>(_ body: (Database) throws -> Value) throws(WorkspaceError) -> Value {
    do {
      return try queue.read(body)
    } catch {
      throw .database(path: path, reason: Self.reason(of: error))
    }
  }

  private func write<Value>(_ body: (Database) throws -> Value) throws(WorkspaceError) -> Value {
    do {
      return try queue.write(body)
    } catch {
      throw .database(path: path, reason: Self.reason(of: error))
    }
  }

  private static func reason(of error: any Error) -> String {
    (error as? DatabaseError)?.message ?? error.localizedDescription
  }
}
