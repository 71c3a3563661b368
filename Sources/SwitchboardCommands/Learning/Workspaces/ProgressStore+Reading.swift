import CourseModel
import Foundation
import GRDB

extension ProgressStore {
  /// A stored attempt; `content(of:)` returns its files.
  struct Attempt: Sendable, Identifiable {
    /// Its number in this workspace, larger than those of all earlier attempts.
    let id: Int
    /// The time of the verdict.
    let time: Date
    let report: Report
    /// The digest of the judged content (`[SourceFile].digest`).
    let digest: String
    /// Whether it counts as an attempt; none does after the pass.
    let counts: Bool
  }

  /// The state of one exercise.
  struct State: Sendable, Equatable {
    /// The time of the first pass, by an attempt or by testing out.
    var passedAt: Date?
    /// Whether it counts as passed only because the learner tested out of its topic.
    var isTestedOut = false
    /// The number of attempts that count (`Attempt.counts`).
    var attempts = 0
    /// The number of attempts up to and including the first pass; nil before that.
    var attemptsUntilPass: Int?
    /// The most points of any attempt.
    var bestPoints = 0
    var hints = HintsSeen()
    /// The number of checks whose conversation was seen next to the model's.
    var conversationsSeen = 0
    /// The time at which the learner first saw the solution.
    var solutionSeenAt: Date?
    /// Whether that was before the exercise passed.
    var sawSolutionBeforePass = false

    /// Creates the state of an exercise that was never tried.
    init() {}
  }

  /// Returns the states of all exercises that were ever tried, by name.
  func states() throws(WorkspaceError) -> [String: State] {
    try read { database in
      var states: [String: State] = [:]
      let attempts = try Row.fetchAll(
        database,
        sql: """
          SELECT exercise, count(*) AS attempts, max(points) AS best FROM attempt
          WHERE counts GROUP BY 1
          """)
      for row in attempts {
        states[row["exercise"], default: State()].attempts = row["attempts"]
        states[row["exercise"], default: State()].bestPoints = row["best"]
      }
      for row in try Row.fetchAll(database, sql: "SELECT * FROM state") {
        var state = states[row["exercise"]] ?? State()
        state.passedAt = Self.date(row["passedAt"])
        state.isTestedOut = row["isTestedOut"]
        state.attemptsUntilPass = row["attemptsUntilPass"]
        state.solutionSeenAt = Self.date(row["solutionSeenAt"])
        state.sawSolutionBeforePass = row["sawSolutionBeforePass"]
        states[row["exercise"]] = state
      }
      for row in try Row.fetchAll(database, sql: "SELECT * FROM hint") {
        let (todo, seen): (Int, Int) = (row["todo"], row["seen"])
        if todo == 0 {
          states[row["exercise"], default: State()].hints.forEach = HintsSeen.numbers(in: seen)
        } else {
          states[row["exercise"], default: State()].hints.byTODO[todo] = HintsSeen.numbers(in: seen)
        }
      }
      let seen = try Row.fetchAll(
        database, sql: "SELECT exercise, count(*) AS seen FROM conversation GROUP BY 1")
      for row in seen {
        states[row["exercise"], default: State()].conversationsSeen = row["seen"]
      }
      return states
    }
  }

  /// Returns the attempts at this exercise, oldest first.
  func attempts(at exercise: String) throws(WorkspaceError) -> [Attempt] {
    try read { database in
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT attempt.id, time, report, digest, counts FROM attempt JOIN content
          ON attempt.content = content.id WHERE exercise = ? ORDER BY attempt.id
          """,
        arguments: [exercise])
      let decoder = JSONDecoder()
      return try rows.map { row in
        Attempt(
          id: row["id"], time: Date(timeIntervalSince1970: row["time"]),
          report: try decoder.decode(Report.self, from: Data((row["report"] as String).utf8)),
          digest: row["digest"], counts: row["counts"])
      }
    }
  }

  /// Returns the judged files of the attempt with this number; empty if there was nothing to judge,
  /// or no such attempt.
  func content(of attempt: Attempt.ID) throws(WorkspaceError) -> [SourceFile] {
    try read { database in
      try Self.files(database, where: "SELECT content FROM attempt WHERE id = ?", [attempt]) ?? []
    }
  }

  private static func date(_ seconds: Double?) -> Date? {
    seconds.map(Date.init(timeIntervalSince1970:))
  }
}
