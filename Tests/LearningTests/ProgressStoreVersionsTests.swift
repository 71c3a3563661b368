import CourseModel
import Foundation
import GRDB
import Testing

@testable import SwitchboardCommands

@Suite("Progress of an older switchboard")
struct ProgressVersionsTests {
  private let fixture: Fixture
  private let workspace: Workspace
  private let files = [SourceFile(name: "One.swift", content: Data("let é = 1\r\n\0".utf8))]
  /// The content of the second attempt at One.
  private let others = [SourceFile(name: "One.swift", content: Data("let é = 2".utf8))]

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

  /// Creates the tables of version 1, with three attempts at One, of which the second passed, one
  /// at Two, and a hint of Three.
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
            try JSONEncoder().encode(index == 2 ? others : files),
          ])
      }
    }
  }

  private func expectAll(of progress: ProgressStore) throws {
    let attempts = try progress.attempts(at: "One")
    #expect(attempts.map(\.id) == [1, 3, 4])
    #expect(attempts.map(\.time.timeIntervalSince1970) == [1, 3, 4])
    #expect(attempts.map(\.report.status) == [.failed, .passed, .failed])
    #expect(try attempts.map { try progress.content(of: $0.id) } == [files, others, files])
    #expect(attempts.map(\.counts) == [true, true, false])
    let states = try progress.states()
    #expect(states.keys.sorted() == ["One", "Three", "Two"])
    #expect(states["One"]?.passedAt == Date(timeIntervalSince1970: 3))
    #expect(states["One"]?.attemptsUntilPass == 2)
    #expect(states["Two"]?.attempts == 1)
    #expect(states["Two"]?.attemptsUntilPass == nil)
    // Old hints were for all TODOs: none that was seen is given again.
    #expect([1, 5].map { states["Three"]?.hints.numbers(forTODO: $0) } == [[1, 2], [1, 2]])
    #expect(states["Three"]?.hints.total == 2)
  }

  @Test("is brought to the tables of today in place, and nothing of it is lost")
  func convertsVersion1() throws {
    try makeVersion1()
    try expectAll(of: ProgressStore(in: workspace))
    let progress = try ProgressStore(in: workspace)
    try expectAll(of: progress)
    let more = [SourceFile(name: "One.swift", content: Data())]
    #expect(try progress.record(report("One", .failed), of: more, at: Date()) == 5)
    let tables = try DatabaseQueue(path: workspace.database.path).read { database in
      try String.fetchAll(
        database, sql: "SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY name")
    }
    #expect(
      tables == [
        "answer", "answer_on_question", "attempt", "attempt_on_exercise", "choice", "content",
        "conversation", "hint", "kept", "kept_on_exercise", "lesson", "review", "reviewAnswer",
        "reviewAnswer_on_card", "state",
      ])
  }

  /// Creates the tables of version 2: the stub was judged twice, then a wrong answer twice, then a
  /// right one, and then another.
  private func makeVersion2() throws {
    let texts = ["stub", "stub", "wrong", "wrong", "right", "other"]
    try DatabaseQueue(path: workspace.database.path).write { database in
      try database.execute(
        sql: """
          CREATE TABLE "content" ("id" INTEGER PRIMARY KEY AUTOINCREMENT,
            "digest" TEXT NOT NULL UNIQUE, "form" TEXT NOT NULL, "size" INTEGER NOT NULL,
            "bytes" BLOB NOT NULL);
          CREATE TABLE "attempt" ("id" INTEGER PRIMARY KEY AUTOINCREMENT,
            "exercise" TEXT NOT NULL, "time" DOUBLE NOT NULL, "status" TEXT NOT NULL,
            "points" INTEGER NOT NULL, "report" TEXT NOT NULL,
            "content" INTEGER NOT NULL REFERENCES "content");
          CREATE TABLE "state" ("exercise" TEXT PRIMARY KEY NOT NULL, "passedAt" DOUBLE,
            "isTestedOut" BOOLEAN NOT NULL DEFAULT 0, "attemptsUntilPass" INTEGER,
            "hintsSeen" INTEGER NOT NULL DEFAULT 0, "solutionSeenAt" DOUBLE,
            "sawSolutionBeforePass" BOOLEAN NOT NULL DEFAULT 0);
          CREATE TABLE "kept" ("id" INTEGER PRIMARY KEY AUTOINCREMENT, "exercise" TEXT NOT NULL,
            "time" DOUBLE NOT NULL, "deed" TEXT NOT NULL,
            "content" INTEGER NOT NULL REFERENCES "content");
          INSERT INTO state (exercise, passedAt, attemptsUntilPass) VALUES ('One', 5, 5);
          PRAGMA user_version = 2;
          """)
      for (index, text) in texts.enumerated() {
        let files = [SourceFile(name: "One.swift", content: Data(text.utf8))]
        var report = try report("One", text == "right" ? .passed : .failed)
        report.isUntouched = text == "stub"
        try database.execute(
          sql: """
            INSERT INTO attempt (exercise, time, status, points, report, content)
            VALUES ('One', ?, ?, ?, ?, ?)
            """,
          arguments: [
            index + 1, report.status.rawValue, report.points,
            String(decoding: try JSONEncoder().encode(report), as: UTF8.self),
            try ProgressStore.store(files, in: database),
          ])
      }
    }
  }

  @Test("what would be no attempt today does not count any more, and can still be seen")
  func convertsVersion2() throws {
    try makeVersion2()
    let progress = try ProgressStore(in: workspace)
    let attempts = try progress.attempts(at: "One")
    #expect(attempts.map(\.counts) == [false, false, true, false, true, false])
    let state = try progress.states()["One"]
    #expect(state?.attempts == 2)
    #expect(state?.attemptsUntilPass == 2)
    #expect(state?.bestPoints == 3)
    #expect(try progress.lessonsRead().isEmpty)
  }

  @Test("hints that were for all TODOs are the first ones of each, and the next come after them")
  func convertsVersion3() throws {
    let path = workspace.database.path
    _ = try ProgressStore(in: workspace)
    try DatabaseQueue(path: path).write { database in
      try database.execute(
        sql: """
          DROP TABLE hint; DROP TABLE answer; DROP TABLE review; DROP TABLE reviewAnswer;
          DROP TABLE conversation;
          ALTER TABLE state ADD COLUMN hintsSeen INTEGER NOT NULL DEFAULT 0;
          INSERT INTO state (exercise, hintsSeen) VALUES ('One', 2), ('Two', 0);
          INSERT INTO choice VALUES ('editor', 'vi');
          PRAGMA user_version = 3;
          """)
    }
    let progress = try ProgressStore(in: workspace)
    #expect(try progress.chosen(.editor) == "vi")
    #expect(try progress.states()["Two"] == ProgressStore.State())
    try progress.seeHint(3, of: "One", forTODO: 2)
    let hints = try progress.states()["One"]?.hints
    #expect([1, 2, 3].map { hints?.numbers(forTODO: $0) } == [[1, 2], [1, 2, 3], [1, 2]])
    #expect(hints?.total == 3)
  }

  @Test("gets room for answers, and keeps what it had")
  func convertsVersion4() throws {
    let path = workspace.database.path
    try ProgressStore(in: workspace).read(lesson: "one", at: Date(timeIntervalSince1970: 7))
    try DatabaseQueue(path: path).write { database in
      try database.execute(
        sql: """
          DROP TABLE answer; DROP TABLE review; DROP TABLE reviewAnswer; DROP TABLE conversation;
          PRAGMA user_version = 4;
          """)
    }
    let progress = try ProgressStore(in: workspace)
    #expect(try progress.lessonsRead() == ["one": Date(timeIntervalSince1970: 7)])
    #expect(try progress.answers().isEmpty)
    let answers = [("b a", false), ("a b", true)].enumerated().map { index, answer in
      ProgressStore.Answer(
        question: "one#1", page: "one", typed: answer.0, isRight: answer.1,
        time: Date(timeIntervalSince1970: Double(index)))
    }
    for answer in answers { try progress.keep(answer) }
    #expect(try ProgressStore(in: workspace).answers() == answers)
  }

  @Test("of version 5 keeps all that it had, and takes reviews from now on")
  func convertsVersion5() throws {
    let path = workspace.database.path
    try ProgressStore(in: workspace).choose("vi", for: .editor)
    try DatabaseQueue(path: path).write { database in
      try database.execute(
        sql: """
          DROP TABLE review; DROP TABLE reviewAnswer; DROP TABLE conversation;
          PRAGMA user_version = 5;
          """)
    }
    let progress = try ProgressStore(in: workspace)
    #expect(try progress.chosen(.editor) == "vi")
    #expect(try progress.reviews() == [:])
    let review = ProgressStore.Review(box: 2, due: Date(timeIntervalSince1970: 9))
    try progress.keep("right", of: "q", onCard: "c", now: review, at: Date())
    #expect(try progress.reviews() == ["c": review])
  }

  @Test("of version 6 keeps all that it had, and notes conversations from now on")
  func convertsVersion6() throws {
    let path = workspace.database.path
    try ProgressStore(in: workspace).choose("vi", for: .editor)
    try DatabaseQueue(path: path).write { database in
      try database.execute(sql: "DROP TABLE conversation; PRAGMA user_version = 6;")
    }
    let progress = try ProgressStore(in: workspace)
    #expect(try progress.chosen(.editor) == "vi")
    for _ in 1...2 { try progress.seeConversation(of: "done", in: "One", at: Date()) }
    #expect(try progress.states()["One"]?.conversationsSeen == 1)
  }

  @Test("is brought there once, however many open it at once")
  func convertsOnce() async throws {
    try makeVersion1()
    let workspace = workspace
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 { group.addTask { _ = try ProgressStore(in: workspace).states() } }
      try await group.waitForAll()
    }
    try expectAll(of: ProgressStore(in: workspace))
  }

  @Test("what cannot be read as it should is left as it is")
  func leavesDamaged() throws {
    try makeVersion1()
    try DatabaseQueue(path: workspace.database.path).write { database in
      try database.execute(sql: "UPDATE attempt SET files = 'no JSON' WHERE id = 2")
    }
    let before = try Data(contentsOf: workspace.database)
    #expect(throws: WorkspaceError.self) { try ProgressStore(in: workspace) }
    #expect(try Data(contentsOf: workspace.database) == before)
  }
}
