import CourseModel

// Checks that the compiler answers: does one side of a submission compile without the other?

extension Grader {
  /// Results of the checks with `compilesWithout`. In what a result says, the words of exercise.json
  /// are not.
  func resultsOfStandingAlone(
    _ files: [SourceFile], in scratch: ScratchFolder
  ) throws(GradingError) -> [CheckResult] {
    var results: [CheckResult] = []
    for check in exercise.checks {
      guard case .compilesWithout(let absent, _) = check.kind else { continue }
      let ((status, messages), seconds) = try timed { () throws(GradingError) in
        try standing(check, without: absent, files, in: scratch)
      }
      results.append(CheckResult(check, status, messages: messages, seconds: seconds))
    }
    return results
  }

  private func standing(
    _ check: Check, without absent: [String], _ files: [SourceFile], in scratch: ScratchFolder
  ) throws(GradingError) -> (status: CheckStatus, messages: [String]) {
    let division = try laboratory.sourceReader.divide(
      files, without: absent, in: ofCourse(exercise.solution), in: scratch)
    // What cannot be read in time is not admitted either.
    guard let division else { return (.notRun, []) }
    guard division.missing.isEmpty, !division.rest.isEmpty else {
      let names = division.missing.map { "`\($0)`" }.joined(separator: ", ")
      return (.notRun, ["\(names.isEmpty ? "What is asked for" : names) is declared nowhere."])
    }
    var problems: [Diagnostic] = []
    switch try builder.look(at: division.rest, in: scratch, folder: "alone-\(check.id)") {
    case .compiles: return (.passed, [])
    case .problems(let found): problems = found
    case .brokeDown: try solution()  // throws if it is the compiler that is broken
    }
    if division.core != division.rest,
      case .compiles = try builder.look(
        at: division.core, in: scratch, folder: "core-\(check.id)")
    {
      return (.passed, [])
    }
    let first = problems.first { $0.severity == .error }
    return (.failed, first.map { ["\($0.file):\($0.line): \($0.message)"] } ?? [])
  }
}
