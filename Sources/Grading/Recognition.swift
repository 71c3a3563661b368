import CourseModel

extension Exercise {
  /// The known mistake whose failing and crashing checks are exactly these; nil if there is none.
  ///
  /// Exactly, because a message about the wrong mistake is worse than none. For the same reason
  /// none is recognised where a check could not be tried, or is not to be believed.
  func mistake(in results: [CheckResult]) throws(CourseError) -> Mistake? {
    guard !results.contains(where: { [.untrusted, .notRun].contains($0.status) }) else {
      return nil
    }
    let failed = Set(results.filter { $0.status == .failed }.map(\.id))
    let crashed = Set(results.filter { $0.status.endedProcess }.map(\.id))
    return try mistakes().first { $0.fails == failed && $0.crashes == crashed }
  }
}
