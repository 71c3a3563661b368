import CourseModel

/// Judges the files of a submission in place of the compiler, the sandbox and the suite.
///
/// All that shows, counts, keeps, compares or exports verdicts is the same whatever judges; so tests
/// of that give a `Machine` one that knows the verdicts.
package protocol Judging: Sendable {
  /// Differs wherever the same files may get other verdicts: kept judgements are found by it.
  var identity: String { get }

  /// Proves that this exercise can judge.
  ///
  /// - Throws: Its author's fault.
  func prepare(_ exercise: Exercise) async throws(GradingError)

  /// Judges these files.
  ///
  /// - Parameter processes: The number of checks that may run at the same time.
  /// - Throws: When they could not be judged, which says nothing about them.
  func judge(
    _ files: [SourceFile], for exercise: Exercise, processes: Int
  ) async throws(GradingError) -> Judgement
}

/// What became of a submission, before the exercise's words and points are put to it: what is kept
/// of it, so that an edit of words judges nothing again.
package struct Judgement: Codable, Sendable {
  /// What was found.
  package enum Outcome: Codable, Sendable {
    /// The exercise's checks in their order; what they say is only what was found out, none of the
    /// words that exercise.json has for it.
    case ran([CheckResult])
    /// Nothing was run, for this reason.
    case notRun(ReportStatus, message: String?)
  }

  /// What whoever grades may want to read before they trust the verdict.
  struct Doubts: Codable, Sendable {
    /// What is to be looked at, whatever right answers do, such as comparisons of the submission's own by
    /// which a package's tests compare.
    var certain: [Diagnostic] = []
    /// What it uses that ordinary answers do without; right answers of the exercise may use it.
    var uncommon: [UncommonPart] = []
  }

  let finding: Outcome
  let diagnostics: [Diagnostic]
  var seconds: Report.Timing
  let doubts: Doubts
  private(set) var provenance: Report.Provenance?

  /// What was found of a submission, what the compiler said of it, and what is to be looked at.
  package init(
    finding: Outcome, diagnostics: [Diagnostic] = [], seconds: Report.Timing = Report.Timing(),
    flagged: [Diagnostic] = [], provenance: Report.Provenance? = nil
  ) {
    self.init(
      finding: finding, diagnostics: diagnostics, seconds: seconds,
      doubts: Doubts(certain: flagged), provenance: provenance)
  }

  init(
    finding: Outcome, diagnostics: [Diagnostic], seconds: Report.Timing, doubts: Doubts,
    provenance: Report.Provenance?
  ) {
    self.finding = finding
    self.doubts = doubts
    self.diagnostics = diagnostics
    self.seconds = seconds
    self.provenance = provenance
  }

  /// The same with what was judged, and by what.
  func noting(_ provenance: Report.Provenance) -> Judgement {
    var judgement = self
    judgement.provenance = provenance
    return judgement
  }
}
