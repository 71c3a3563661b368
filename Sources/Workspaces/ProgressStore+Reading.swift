import CourseModel
import Foundation
import GRDB

extension ProgressStore {
  /// One kept attempt; `content(of:)` has what was judged.
  package struct Attempt: Sendable, Identifiable {
    /// Its number in this workspace, larger than those of all before it.
    package let id: Int
    /// When it was judged.
    package let time: Date
    /// What was found.
    package let report: Report
    /// What tells the judged content from others (`[SourceFile].digest`).
    package let digest: String
    /// Whether it is one of those that the exercise took: after the pass, nobody counts.
    package let counts: Bool
  }

  /// How far one exercise has come.
  package struct State: Sendable, Equatable {
    /// When it passed for the first time, by an attempt or by testing out.
    package var passedAt: Date?
    /// Whether it counts as passed only because the learner tested out of its topic.
    package var isTestedOut = false
    /// How many attempts count (`Attempt.counts`).
    package var attempts = 0
    /// How many attempts it took, the first that passed included; nil before that.
    package var attemptsUntilPass: Int?
    /// The most points of any attempt.
    package var bestPoints = 0
    /// The hints that were seen.
    package var hints = HintsSeen()
    /// Of how many checks the conversation was seen beside the model's.
    package var conversationsSeen = 0
    /// When the learner first saw the solution.
    package var solutionSeenAt: Date?
    /// Whether that was before the exercise had passed.
    package var sawSolutionBeforePass = false

    /// The state of an exercise that nobody has tried.
    package init() {}
  }

  /// The states of all exercises that were ever tried, by name.
  package func states() throws(WorkspaceError) -> [String: State] {
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
        let todo: Int = row["todo"]
        if todo == 0 {
          states[row["exercise"], default: State()].hints.forEach = row["seen"]
        } else {
          states[row["exercise"], default: State()].hints.byTODO[todo] = row["seen"]
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

  /// The attempts at this exercise, oldest first.
  package func attempts(at exercise: String) throws(WorkspaceError) -> [Attempt] {
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

  /// The files that were judged in the attempt of this number; none if there was nothing to judge,
  /// or no such attempt.
  package func content(of attempt: Attempt.ID) throws(WorkspaceError) -> [SourceFile] {
    try read { database in
      try Self.files(database, where: "SELECT content FROM attempt WHERE id = ?", [attempt]) ?? []
    }
  }

  private static func date(_ seconds: Double?) -> Date? {
    seconds.map(Date.init(timeIntervalSince1970:))
  }
}
