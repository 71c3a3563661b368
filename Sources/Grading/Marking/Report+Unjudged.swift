import CourseModel

extension Report {
  /// The report of a submission whose checks did not run.
  package static func unjudged(
    _ submission: String, _ exercise: Exercise, _ status: ReportStatus, message: String?,
    diagnostics: [Diagnostic] = [], ignored: [String] = [], provenance: Provenance? = nil
  ) -> Report {
    Report(
      course: exercise.course, exercise: exercise.name, submission: submission, status: status,
      message: message, checks: exercise.checks.map { CheckResult($0, .notRun) },
      diagnostics: diagnostics, ignored: ignored, guarantee: exercise.guarantee,
      provenance: provenance)
  }
}
