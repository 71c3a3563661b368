import CourseModel

extension Exercise {
  /// The known mistake whose failing and crashing checks are exactly these; nil if there is none.
  ///
  /// Exactly, because a message about the wrong mistake is worse than none.
  func mistake(in results: [CheckResult]) throws(CourseError) -> Mistake? {
    let failed = Set(results.filter { $0.status == .failed }.map(\.id))
    let crashed = Set(results.filter { [.crashed, .timedOut].contains($0.status) }.map(\.id))
    return try mistakes().first { $0.fails == failed && $0.crashes == crashed }
  }
}
