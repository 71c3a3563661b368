import CourseModel
import Foundation
import GRDB
import Messages
import TestSupport
import Testing

@testable import SwitchboardCommands

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

  private static func text(_ text: String) -> [SourceFile] {
    [SourceFile(name: "One.swift", content: Data(text.utf8))]
  }

  @Test("keeps every attempt with its time, verdict and files")
  func keepsAttempts() throws {
    let progress = try ProgressStore(in: workspace)
    let files = [SourceFile(name: "One.swift", content: Data("let é = 1\n".utf8))]
    let first = try report(.failed)
    try progress.record(first, of: files, at: Date(timeIntervalSince1970: 1000))
    let more = files + [SourceFile(name: "Two.swift", content: Data())]
    try progress.record(try report(.passed), of: more, at: Date(timeIntervalSince1970: 2000))
    let attempts = try progress.attempts(at: "One")
    #expect(attempts.map(\.time.timeIntervalSince1970) == [1000, 2000])
    #expect(attempts.map(\.report.status) == [.failed, .passed])
    #expect(attempts.first?.report == first)
    #expect(attempts.map(\.digest) == [files.digest, more.digest])
    #expect(try attempts.map { try progress.content(of: $0.id) } == [files, more])
    #expect(try progress.attempts(at: "Two").isEmpty)
  }

  @Test("keeps where each lesson was left")
  func places() throws {
    let progress = try ProgressStore(in: workspace)
    progress.leave(["first": 3.25, "second": 1])
    progress.leave(["first": 4.5])
    #expect(try progress.chosen(.place(lesson: "first")) == "4.5")
    #expect(try progress.chosen(.place(lesson: "second")) == "1.0")
    #expect(try progress.chosen(.path) == nil)
  }

  @Test("knows the lesson that was left halfway last, until it is read or another one is left")
  func halfway() throws {
    let progress = try ProgressStore(in: workspace)
    #expect(try progress.lessonLeftHalfway() == nil)
    progress.leave(["first": 3.25])
    try progress.choose("evenings", for: .path)
    #expect(try progress.lessonLeftHalfway() == "first")
    progress.leave(["second": 0])
    #expect(try progress.lessonLeftHalfway() == nil, "it was only looked at")
    progress.leave(["first": 2])
    #expect(try progress.lessonLeftHalfway() == "first")
    try progress.read(lesson: "second", at: Date())
    progress.leave(["first": 2.5, "second": 9])
    #expect(try progress.lessonLeftHalfway() == "first")
    try progress.read(lesson: "first", at: Date())
    #expect(try progress.lessonLeftHalfway() == nil)
  }

  @Test("a pass stays a pass, from the first one on, also in a process that comes later")
  func passStays() throws {
    do {
      let progress = try ProgressStore(in: workspace)
      for (status, time) in [(ReportStatus.failed, 1.0), (.passed, 2), (.failed, 3), (.passed, 4)] {
        try progress.record(
          try report(status), of: Self.text("\(time)"), at: Date(timeIntervalSince1970: time))
      }
      #expect(try progress.attempts(at: "One").map(\.counts) == [true, true, false, false])
    }
    var state = ProgressStore.State()
    state.passedAt = Date(timeIntervalSince1970: 2)
    state.attempts = 2
    state.attemptsUntilPass = 2
    state.bestPoints = 3
    #expect(try ProgressStore(in: workspace).states() == ["One": state])
  }

  @Test("keeps the messages of a verdict for every language")
  func messages() throws {
    let progress = try ProgressStore(in: workspace)
    var failed = try report(.failed)
    failed.message = Message("Nothing was handed in.", context: nil)
    try progress.record(failed, of: Self.text("a"), at: Date())

    let kept = try #require(try progress.attempts(at: "One").first?.report.message)
    #expect(try Translations.catalogue("de").text(of: kept) == "Es wurde nichts abgegeben.")
  }

  @Test("an untouched stub, what could not be read, and what was not judged are no attempts")
  func noAttempts() throws {
    let progress = try ProgressStore(in: workspace)
    let untouched = Report(
      exercise: "One", submission: "me", status: .failed, message: "It only waits for you.",
      isUntouched: true, checks: try report(.failed).checks)
    #expect(try progress.record(untouched, of: Self.text("stub"), at: Date()) == nil)
    #expect(try progress.record(try report(.rejected), of: [], at: Date()) == nil)
    #expect(try progress.record(try report(.errored), of: Self.text("a"), at: Date()) == nil)
    #expect(try progress.attempts(at: "One").isEmpty)
    #expect(try progress.states().isEmpty)
  }

  @Test("a text that was judged before is no new attempt, and keeps its better verdict")
  func unchanged() throws {
    let progress = try ProgressStore(in: workspace)
    let first = try progress.record(try report(.failed), of: Self.text("a"), at: Date())
    try progress.record(try report(.failed), of: Self.text("b"), at: Date())
    #expect(try progress.record(try report(.passed), of: Self.text("a"), at: Date()) == first)
    #expect(try progress.record(try report(.failed), of: Self.text("a"), at: Date()) == first)
    #expect(try progress.attempts(at: "One").map(\.report.status) == [.passed, .failed])
    let state = try progress.states()["One"]
    #expect(state?.attempts == 2)
    #expect(state?.attemptsUntilPass == 2)
    #expect(state?.bestPoints == 3)
  }

  @Test("notes the lessons that were read, the first time, and what the learner chose, the last")
  func notes() throws {
    let progress = try ProgressStore(in: workspace)
    #expect(try progress.chosen(.editor) == nil)
    for (editor, time) in [("vi", 1.0), ("nano", 2)] {
      try progress.read(lesson: "who-owns-whom", at: Date(timeIntervalSince1970: time))
      try progress.choose(editor, for: .editor)
    }
    let again = try ProgressStore(in: workspace)
    #expect(try again.lessonsRead() == ["who-owns-whom": Date(timeIntervalSince1970: 1)])
    #expect(try again.chosen(.editor) == "nano")
  }

  @Test("keeps the same content once, whoever has it, and compressed")
  func keepsContentOnce() throws {
    let progress = try ProgressStore(in: workspace)
    let text = String(repeating: "let answer = 42  // as always\n", count: 1000)
    let files = [SourceFile(name: "One.swift", content: Data(text.utf8))]
    for time in 0..<5 {
      try progress.record(
        try report(.failed), of: files, at: Date(timeIntervalSince1970: Double(time)))
    }
    try progress.keep(files, of: "One", before: .reset, at: Date())
    let rows = try DatabaseQueue(path: workspace.database.path).read { database in
      try Row.fetchAll(database, sql: "SELECT form, size, length(bytes) AS kept FROM content")
    }
    let row = try #require(rows.first)
    #expect(rows.count == 1)
    let (form, size, kept): (String, Int, Int) = (row["form"], row["size"], row["kept"])
    #expect(form == "netstrings, zlib")
    #expect(size == text.utf8.count + "9:One.swift29000:".utf8.count)
    #expect(kept < 500)
    #expect(try progress.lastKept(of: "One") == files)
  }

  @Test("notes when a solution was first seen, and whether before the pass")
  func seesSolutions() throws {
    let progress = try ProgressStore(in: workspace)
    let (early, late) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 9))
    try progress.seeSolution(of: "One", at: early)
    try progress.record(try report(.passed), of: Self.text("a"), at: Date(timeIntervalSince1970: 5))
    try progress.seeSolution(of: "One", at: late)
    try progress.testOut(of: ["Two"], at: early)
    try progress.seeSolution(of: "Two", at: late)
    let states = try progress.states()
    #expect(states["One"]?.solutionSeenAt == early)
    #expect(states["One"]?.sawSolutionBeforePass == true)
    #expect(states["Two"]?.solutionSeenAt == late)
    #expect(states["Two"]?.sawSolutionBeforePass == false)
  }

  @Test("testing out passes without an attempt, until an attempt passes")
  func testsOut() throws {
    let progress = try ProgressStore(in: workspace)
    let times = [1.0, 2, 3].map(Date.init(timeIntervalSince1970:))
    try progress.record(try report(.passed), of: Self.text("a"), at: times[0])
    try progress.testOut(of: ["One", "Two"], at: times[1])
    #expect(try progress.states()["One"]?.isTestedOut == false)
    #expect(try progress.states()["One"]?.passedAt == times[0])
    let two = try progress.states()["Two"]
    #expect(two?.isTestedOut == true)
    #expect(two?.passedAt == times[1])
    #expect(two?.attempts == 0)
    #expect(two?.attemptsUntilPass == nil)

    let results = try fixture.course.exercise(named: "Two").checks.map { CheckResult($0, .passed) }
    let pass = Report(exercise: "Two", submission: "me", status: .passed, checks: results)
    try progress.record(pass, of: Self.text("a"), at: times[2])
    let passed = try progress.states()["Two"]
    #expect(passed?.isTestedOut == false)
    #expect(passed?.passedAt == times[1])
    #expect(passed?.attemptsUntilPass == 1)
  }

  @Test("keeps which hints were seen, those for each TODO by themselves")
  func countsHints() throws {
    let progress = try ProgressStore(in: workspace)
    for number in [3, 1, 3] { try progress.seeHint(number, of: "One", forTODO: 1) }
    try progress.seeHint(2, of: "One", forTODO: 3)
    try progress.seeHint(1, of: "Two", forTODO: 1)
    let hints = try progress.states()["One"]?.hints
    #expect((0...3).map { hints?.numbers(forTODO: $0) } == [[], [1, 3], [], [2]])
    #expect(hints?.total == 3)
  }

  @Test("says what to do when the database is damaged")
  func damaged() throws {
    try Data(repeating: 7, count: 5000).write(to: workspace.database)
    let error = #expect(throws: WorkspaceError.self) { try ProgressStore(in: workspace) }
    #expect(
      error?.description == "your progress in \(workspace.database.path) cannot be used "
        + "(file is not a database); free some space or check the file's permissions, and try again"
    )
  }

  @Test("refuses a database of a newer switchboard")
  func newer() throws {
    _ = try ProgressStore(in: workspace)
    let queue = try DatabaseQueue(path: workspace.database.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = 99") }
    let error = #expect(throws: WorkspaceError.self) { try ProgressStore(in: workspace) }
    #expect(
      error?.description
        == "a newer switchboard made \(workspace.database.path) (format 99); install that one")
  }

  @Test("many that open it for the first time at once all find it made", arguments: 0..<10)
  func concurrentMakers(round: Int) async throws {
    let workspace = workspace
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 { group.addTask { _ = try ProgressStore(in: workspace).states() } }
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
          let progress = try ProgressStore(in: workspace)
          for _ in 0..<10 { try progress.record(report, of: Self.text("\(UUID())"), at: Date()) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try ProgressStore(in: workspace).attempts(at: "One").count == 40)
  }
}
