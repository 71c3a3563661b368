import CourseModel

extension Exercise {
  /// The known mistake whose failing and crashing checks are exactly these; nil if there is none.
  ///
  /// Exactly, because a message about the wrong mistake is worse than none. For the same reason
  /// none is recognised where a file is missing without which the compiler was to be asked.
  func mistake(
    in results: [CheckResult], of submission: Submission
  ) throws(CourseError) -> Mistake? {
    let names = submission.files.map(\.name)
    let isWhole = checks.allSatisfy { check in
      guard case .compilesWithout(let absent, _) = check.kind else { return true }
      return absent.allSatisfy(names.contains)
    }
    guard isWhole, !results.contains(where: { $0.status == .untrusted }) else { return nil }
    let failed = Set(results.filter { $0.status == .failed }.map(\.id))
    let crashed = Set(results.filter { $0.status.endedProcess }.map(\.id))
    return try mistakes().first { $0.fails == failed && $0.crashes == crashed }
  }
}
