import CourseModel

extension Report {
  /// The report of a submission whose checks were run: the exercise's checks are its frame.
  static func judged(
    _ submission: Submission, _ exercise: Exercise, results: [CheckResult],
    diagnostics: [Diagnostic], seconds: Timing
  ) throws(GradingError) -> Report {
    var frame: [CheckResult] = []
    for check in exercise.checks {
      guard let result = results.first(where: { $0.id == check.id }) else {
        throw .checkNeverRan(exercise: exercise.name, check: check.id)
      }
      frame.append(result)
    }
    // Looking for names takes a while, and words of the program's own come of few checks.
    if frame.contains(where: { $0.status == .crashed || $0.printed != nil }) {
      let hidden = try HiddenNames(of: ofCourse(exercise.suite), butFor: submission.files)
      frame = zip(frame, exercise.checks).map { $0.concealing(hidden, $1) }
    }
    let passed = frame.allSatisfy { $0.status == .passed }
    let mistake: Exercise.Mistake?
    let message: String?
    do throws(CourseError) {
      mistake = passed ? nil : try exercise.mistake(in: frame, of: submission)
      let welcome = passed ? nil : try exercise.welcome(to: submission)
      message = mistake?.message ?? welcome
    } catch {
      throw .course(error)
    }
    return Report(
      course: exercise.course, exercise: exercise.name, submission: submission.name,
      status: passed ? .passed : .failed, mistake: mistake?.name, message: message, checks: frame,
      diagnostics: diagnostics,
      seconds: seconds)
  }

  /// The report of a submission whose checks could not be run.
  package static func unjudged(
    _ submission: String, _ exercise: Exercise, _ status: ReportStatus, message: String?,
    diagnostics: [Diagnostic] = [], seconds: Timing = Timing()
  ) -> Report {
    Report(
      course: exercise.course, exercise: exercise.name, submission: submission, status: status,
      message: message, checks: exercise.checks.map { CheckResult($0, .notRun) },
      diagnostics: diagnostics,
      seconds: seconds)
  }
}

extension CheckResult {
  /// Without hidden names where the words are not the suite's but the program's own.
  fileprivate func concealing(_ hidden: HiddenNames, _ check: Check) -> CheckResult {
    CheckResult(
      check, status, messages: status == .crashed ? messages.map(hidden.concealed) : messages,
      seconds: seconds, printed: printed.map(hidden.concealed))
  }
}
