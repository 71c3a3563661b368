import CourseModel
import Foundation
import Grading
import Messages

/// What one round of an audit came to that goes on with every save.
package struct AuditRound: Sendable {
  /// What could be said of the exercise.
  package enum Result: Sendable {
    /// All that there is of it was judged.
    case judged(Exercise, findings: [AuditFinding], Audit.Outcome)
    /// Nothing could be, for this reason.
    case impossible(Message)
  }

  /// Counted from 1.
  package let number: Int
  /// Paths in the exercise's folder of what was saved since the round before.
  package let saved: [String]
  /// What could be said.
  package let result: Result
  /// From the save to the result, in seconds.
  package let seconds: Double

  /// A round, counted from 1; `seconds` from the save to the result.
  package init(number: Int, saved: [String], result: Result, seconds: Double) {
    self.number = number
    self.saved = saved
    self.result = result
    self.seconds = seconds
  }

  /// All reports, if there are any.
  package var reports: [Report] {
    guard case .judged(_, _, let outcome) = result else { return [] }
    return outcome.others + outcome.mistakes
  }

  /// How many programs were judged anew in this round and not taken over from one before.
  ///
  /// What was taken over has the very times that it had when it was judged.
  package func freshCount(after earlier: [AuditRound]) -> Int {
    let known = Set(earlier.flatMap(\.reports).map(\.seconds.total))
    return reports.count { !known.contains($0.seconds.total) }
  }

  /// What the audit of an exercise finds now.
  ///
  /// - Returns: Nil if it was cancelled. What is wrong with the author's files is a result.
  package static func result(
    forExercise name: String, in folder: URL, _ machine: Machine, jobs: Int,
    progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) async -> Result? {
    do {
      let course = try Course(at: folder)
      let exercise = try course.exercise(named: name)
      let outcome = try await Audit(of: exercise, in: machine, jobs: jobs)
        .outcome(progress: progress)
      let texts = try TextAudit(of: course, [exercise]).findings(of: exercise)
      return .judged(exercise, findings: outcome.findings + texts, outcome)
    } catch GradingError.execution(.cancelled) {
      return nil
    } catch {
      return .impossible(message(forAuthorsOf: error))
    }
  }

  /// What is wrong, in an error's own words, but without those that tell a grader whom to ask: its
  /// author is reading.
  package static func message(forAuthorsOf error: any Error) -> Message {
    switch error {
    case let error as GradingError: error.messageForAuthors
    case let error as any SpokenError: error.message
    default: .verbatim("\(error)")
    }
  }
}
