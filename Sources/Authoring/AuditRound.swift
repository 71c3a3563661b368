import CourseModel
import Foundation
import Grading
import Messages

/// The result of one round of an audit that repeats after every save.
package struct AuditRound: Sendable {
  /// The result for the exercise.
  package enum Result: Sendable {
    /// All its programs were judged.
    case judged(Exercise, findings: [AuditFinding], Audit.Outcome)
    /// The exercise could not be audited, for this reason.
    case impossible(Message)
  }

  /// The number of the round, from 1.
  package let number: Int
  /// The files saved since the previous round, as paths in the exercise's folder.
  package let saved: [String]
  /// The result for the exercise.
  package let result: Result
  /// The time from the save to the result, in seconds.
  package let seconds: Double

  /// Creates a round; `number` counts from 1, `seconds` from the save to the result.
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

  /// Returns how many programs this round judged, not counting reused reports. A reused report is
  /// recognized by its duration, which is exactly that of the earlier round.
  package func freshCount(after earlier: [AuditRound]) -> Int {
    let known = Set(earlier.flatMap(\.reports).map(\.seconds.total))
    return reports.count { !known.contains($0.seconds.total) }
  }

  /// Audits an exercise in its present state.
  ///
  /// - Returns: Nil if cancelled. Faults in the author's files are results.
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

  /// Returns the message of an error, without advice on whom to ask: the reader is the author.
  package static func message(forAuthorsOf error: any Error) -> Message {
    switch error {
    case let error as GradingError: error.messageForAuthors
    case let error as any SpokenError: error.message
    default: .verbatim("\(error)")
    }
  }
}
