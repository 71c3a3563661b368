import CourseModel

extension Exercise {
  /// The results of the checks that only ask whether their TODO still looks as in the stub.
  func resultsOfBegun(in files: [SourceFile]) throws(CourseError) -> [CheckResult] {
    let checks = checksByKind.begun
    guard !checks.isEmpty else { return [] }
    let untouched = try stub().flatMap(\.stubMarks).untouchedTODOs(in: files)
    return checks.map { CheckResult($0, untouched.contains($0.todo) ? .failed : .passed) }
  }
}
