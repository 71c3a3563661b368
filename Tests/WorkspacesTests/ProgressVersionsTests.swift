import CourseModel
import Foundation
import GRDB
import Testing

@testable import Workspaces

@Suite("Progress of an older switchboard")
struct ProgressVersionsTests {
  private let fixture: Fixture
  private let workspace: Workspace
  private let files = [SourceFile(name: "One.swift", content: Data("let é = 1\r\n\0".utf8))]

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.make().workspace
  }

  private func report(_ exercise: String, _ status: ReportStatus) throws -> Report {
    let results = try fixture.course.exercise(named: exercise).checks.map { check in
      CheckResult(check, status == .passed ? .passed : .failed)
    }
    return Report(exercise: exercise, submission: "me", status: status, checks: results)
  }

  /// The tables as version 1 made them, with three attempts at One, of which the second passed,
  /// one at Two, and a hint of Three.
  private func makeVersion1() throws {
    let attempts: [(String, ReportStatus)] = [
      ("One", .failed), ("Two", .failed), ("One", .passed), ("One", .failed),
    ]
    try DatabaseQueue(path: workspace.database.path).write { database in
      try database.execute(
        sql: """
          CREATE TABLE "attempt" (
            "id" INTEGER PRIMARY KEY AUTOINCREMENT, "exercise" TEXT NOT NULL,
            "time" DOUBLE NOT NULL, "status" TEXT NOT NULL, "points" INTEGER NOT NULL,
            "report" TEXT NOT NULL, "files" BLOB NOT NULL);
          CREATE INDEX "attempt_on_exercise" ON "attempt"("exercise");
          CREATE TABLE "state" (
            "exercise" TEXT PRIMARY KEY NOT NULL, "passedAt" DOUBLE,
            "hintsSeen" INTEGER NOT NULL DEFAULT 0);
          INSERT INTO state VALUES ('One', 3, 0), ('Three', NULL, 2);
          PRAGMA user_version = 1;
          """)
      for (index, attempt) in attempts.enumerated() {
        let report = try report(attempt.0, attempt.1)
        try database.execute(
          sql: """
            INSERT INTO attempt (exercise, time, status, points, report, files)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            report.exercise, index + 1, report.status.rawValue, report.points,
            String(decoding: try JSONEncoder().encode(report), as: UTF8.self),
            try JSONEncoder().encode(files),
          ])
      }
    }
  }

  private func expectAll(of progress: Progress) throws {
    let attempts = try progress.attempts(at: "One")
    #expect(attempts.map(\.id) == [1, 3, 4])
    #expect(attempts.map(\.time.timeIntervalSince1970) == [1, 3, 4])
    #expect(attempts.map(\.report.status) == [.failed, .passed, .failed])
    #expect(try attempts.map { try progress.content(of: $0.id) } == [files, files, files])
    let states = try progress.states()
    #expect(states.keys.sorted() == ["One", "Three", "Two"])
    #expect(states["One"]?.passedAt == Date(timeIntervalSince1970: 3))
    #expect(states["One"]?.attemptsUntilPass == 2)
    #expect(states["Two"]?.attempts == 1)
    #expect(states["Two"]?.attemptsUntilPass == nil)
    #expect(states["Three"]?.hintsSeen == 2)
  }

  @Test("is brought to the tables of today in place, and nothing of it is lost")
  func convertsVersion1() throws {
    try makeVersion1()
    try expectAll(of: Progress(in: workspace))
    let progress = try Progress(in: workspace)
    try expectAll(of: progress)
    #expect(try progress.record(report("One", .failed), of: [], at: Date()) == 5)
    let tables = try DatabaseQueue(path: workspace.database.path).read { database in
      try String.fetchAll(
        database, sql: "SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY name")
    }
    #expect(
      tables == [
        "attempt", "attempt_on_exercise", "content", "kept", "kept_on_exercise", "state",
      ])
  }

  @Test("is brought there once, however many open it at once")
  func convertsOnce() async throws {
    try makeVersion1()
    let workspace = workspace
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 { group.addTask { _ = try Progress(in: workspace).states() } }
      try await group.waitForAll()
    }
    try expectAll(of: Progress(in: workspace))
  }

  @Test("what cannot be read as it should is left as it is")
  func leavesDamaged() throws {
    try makeVersion1()
    try DatabaseQueue(path: workspace.database.path).write { database in
      try database.execute(sql: "UPDATE attempt SET files = 'no JSON' WHERE id = 2")
    }
    let before = try Data(contentsOf: workspace.database)
    #expect(throws: WorkspaceError.self) { try Progress(in: workspace) }
    #expect(try Data(contentsOf: workspace.database) == before)
  }
}
