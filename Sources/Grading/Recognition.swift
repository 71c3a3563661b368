import CourseModel

extension Exercise {
  /// The known mistake whose failing and crashing checks are exactly these; nil if there is none.
  ///
  /// Exactly, because a message about the wrong mistake is worse than none. For the same reason
  /// none is recognised where a check could not be tried, or is not to be believed; and whoever has
  /// not begun a TODO that decides one of these checks has made no mistake there, so that they are
  /// told one only if its message is true for half-finished programs (`steps`), too.
  func mistake(
    in results: [CheckResult], of submission: Submission
  ) throws(CourseError) -> Mistake? {
    guard !results.contains(where: { [.untrusted, .notRun].contains($0.status) }) else {
      return nil
    }
    let failed = Set(results.filter { $0.status == .failed }.map(\.id))
    let crashed = Set(results.filter { $0.status.endedProcess }.map(\.id))
    let found = try mistakes().first { $0.fails == failed && $0.crashes == crashed }
    guard let found, found.steps.isEmpty else { return found }
    let untouched = try untouchedTODOs(in: submission)
    let isHalfFinished = checks.contains { check in
      untouched.contains(check.todo) && (failed.contains(check.id) || crashed.contains(check.id))
    }
    return isHalfFinished ? nil : found
  }
}
