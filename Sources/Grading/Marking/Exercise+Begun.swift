import CourseModel

extension Exercise {
  /// Whether these files are other than the stub at the places of this TODO.
  package func hasBegun(todo: Int, in files: [SourceFile]) throws(CourseError) -> Bool {
    try !stub().flatMap(\.stubMarks).untouchedTODOs(in: files).contains(todo)
  }

  /// The results of the checks that compare only a TODO with the stub's.
  func resultsOfBegun(in files: [SourceFile]) throws(CourseError) -> [CheckResult] {
    let checks = checksByKind.begun
    guard !checks.isEmpty else { return [] }
    let untouched = try stub().flatMap(\.stubMarks).untouchedTODOs(in: files)
    return checks.map { CheckResult($0, untouched.contains($0.todo) ? .failed : .passed) }
  }
}
