import CourseModel

extension Exercise {
  /// What became of the checks that ask only whether their TODO is as the stub has it.
  func resultsOfBegun(in files: [SourceFile]) throws(CourseError) -> [CheckResult] {
    let checks = checksByKind.begun
    guard !checks.isEmpty else { return [] }
    let untouched = try stub().flatMap(\.stubMarks).untouchedTODOs(in: files)
    return checks.map { CheckResult($0, untouched.contains($0.todo) ? .failed : .passed) }
  }
}
