import CourseModel
import Messages

/// Judges the files of a submission in place of the compiler, the sandbox and the suite.
///
/// Everything that shows, counts, keeps, compares or exports verdicts works the same with any
/// judge. So its tests give a `Machine` a judge with fixed verdicts.
package protocol Judging: Sendable {
  /// A fingerprint of the judge. It must differ wherever the same files may get another verdict,
  /// because kept judgements are found by it.
  var identity: String { get }

  /// Proves that this exercise can judge.
  ///
  /// - Throws: An error that is its author's fault.
  func prepare(_ exercise: Exercise) async throws(GradingError)

  /// Judges these files.
  ///
  /// - Parameter processes: The number of checks that may run at the same time.
  /// - Throws: When the files could not be judged, which says nothing about them.
  func judge(
    _ files: [SourceFile], for exercise: Exercise, processes: Int
  ) async throws(GradingError) -> Judgement
}

/// The result for a submission without the exercise's words and points. We keep this form, so that
/// editing words does not judge anything again.
package struct Judgement: Codable, Sendable {
  /// The result of judging.
  enum Outcome: Codable, Sendable {
    /// The exercise's checks in their order. Their messages contain only findings, no text from
    /// exercise.json.
    case ran([CheckResult])
    /// The reason why no check ran.
    case notRun(ReportStatus, message: Message?)
  }

  /// Notes for a grader to read before trusting the verdict.
  struct Doubts: Codable, Sendable {
    /// Findings to report whatever right answers do, such as a comparison that the submission
    /// defines and that a package's tests would use.
    var certain: [Diagnostic] = []
    /// Uncommon declarations that it uses; right answers of the exercise may use them, too.
    var uncommon: [UncommonPart] = []
  }

  var finding: Outcome
  var diagnostics: [Diagnostic] = []
  var seconds = Report.Timing()
  var doubts = Doubts()
  var provenance: Report.Provenance?

  /// This judgement with a record of the files and the versions that it is based on.
  func noting(_ provenance: Report.Provenance) -> Judgement {
    var judgement = self
    judgement.provenance = provenance
    return judgement
  }
}
