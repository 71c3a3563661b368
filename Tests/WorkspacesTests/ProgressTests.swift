import CourseModel
import Foundation
import GRDB
import Testing

@testable import Workspaces

@Suite("Progress")
struct ProgressTests {
  private let fixture: Fixture
  private let workspace: Workspace

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.make().workspace
  }

  private func report(_ status: ReportStatus) throws -> Report {
    let exercise = try fixture.course.exercise(named: "One")
    let results = exercise.checks.map { check in
      CheckResult(check, status == .passed || check.id == "a" ? .passed : .failed)
    }
    return Report(exercise: "One", submission: "me", status: status, checks: results)
  }

  @Test("keeps every attempt with its time, verdict and files")
  func keepsAttempts() throws {
    let progress = try Progress(in: workspace)
    let files = [SourceFile(name: "One.swift", content: Data("let é = 1\n".utf8))]
    let first = try report(.failed)
    try progress.record(first, of: files, at: Date(timeIntervalSince1970: 1000))
    try progress.record(try report(.passed), of: [], at: Date(timeIntervalSince1970: 2000))
    let attempts = try progress.attempts(at: "One")
    #expect(attempts.map(\.time.timeIntervalSince1970) == [1000, 2000])
    #expect(attempts.map(\.report.status) == [.failed, .passed])
    #expect(attempts.first?.report == first)
    #expect(attempts.first?.files == files)
    #expect(try progress.attempts(at: "Two").isEmpty)
  }

  @Test("a pass stays a pass, from the first one on, also in a process that comes later")
  func passStays() throws {
    do {
      let progress = try Progress(in: workspace)
      for (status, time) in [(ReportStatus.failed, 1.0), (.passed, 2), (.failed, 3), (.passed, 4)] {
        try progress.record(
          try report(status), of: [], at: Date(timeIntervalSince1970: time))
      }
    }
    let states = try Progress(in: workspace).states()
    #expect(
      states == [
        "One": Progress.State(
          passedAt: Date(timeIntervalSince1970: 2), attempts: 4, bestPoints: 3)
      ])
  }

  @Test("counts hints up to the last one")
  func countsHints() throws {
    let progress = try Progress(in: workspace)
    let seen = try (0..<4).map { _ in try progress.seeHint(of: "One", limit: 2) }
    #expect(seen == [1, 2, 2, 2])
    #expect(try progress.seeHint(of: "Two", limit: 2) == 1)
  }

  @Test("says what to do when the database is damaged")
  func damaged() throws {
    try Data(repeating: 7, count: 5000).write(to: workspace.database)
    let error = #expect(throws: WorkspaceError.self) { try Progress(in: workspace) }
    #expect(
      error?.description == "your progress in \(workspace.database.path) cannot be used "
        + "(file is not a database); free some space or check the file's permissions, and try again"
    )
  }

  @Test("refuses a database of a newer switchboard")
  func newer() throws {
    _ = try Progress(in: workspace)
    let queue = try DatabaseQueue(path: workspace.database.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = 99") }
    let error = #expect(throws: WorkspaceError.self) { try Progress(in: workspace) }
    #expect(error?.description.contains("it was made by a newer switchboard") == true)
  }

  @Test("many that open it for the first time at once all find it made", arguments: 0..<10)
  func concurrentMakers(round: Int) async throws {
    let workspace = workspace
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 { group.addTask { _ = try Progress(in: workspace).states() } }
      try await group.waitForAll()
    }
  }

  @Test("two that write at the same time wait for each other")
  func concurrentWriters() async throws {
    let workspace = workspace
    let report = try report(.failed)
    try await withThrowingTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          let progress = try Progress(in: workspace)
          for _ in 0..<10 { try progress.record(report, of: [], at: Date()) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try Progress(in: workspace).attempts(at: "One").count == 40)
  }
}
