import CourseModel

extension Exercise {
  /// The known mistake whose failing and crashing checks are exactly these; nil if there is none.
  ///
  /// Exactly, because a message about the wrong mistake is worse than none. For the same reason
  /// none is recognised where a check could not be tried, or is not to be believed. Whoever has not
  /// begun a TODO has made no mistake there or behind it: those checks say nothing, and the ones
  /// before have to be exactly those of one mistake alone. (A mistake may say that its message is true for
  /// half-finished programs, too: `steps`.)
  func mistake(
    in results: [CheckResult], of submission: Submission
  ) throws(CourseError) -> Mistake? {
    guard !results.contains(where: { [.untrusted, .notRun].contains($0.status) }) else {
      return nil
    }
    let failed = Set(results.filter { $0.status == .failed }.map(\.id))
    let crashed = Set(results.filter { $0.status.endedProcess }.map(\.id))
    let mistakes = try mistakes()
    let open = try untouchedTODOs(in: submission)
    let first = open.min() ?? .max
    let begun = Set(checks.filter { $0.todo < first }.map(\.id))
    let exact = mistakes.first { $0.fails == failed && $0.crashes == crashed }
    if let exact, !exact.steps.isEmpty || failed.union(crashed).isSubset(of: begun) { return exact }
    guard !failed.union(crashed).isDisjoint(with: begun) else { return nil }
    let alike = mistakes.filter {
      $0.fails.intersection(begun) == failed.intersection(begun)
        && $0.crashes.intersection(begun) == crashed.intersection(begun)
    }
    return alike.count == 1 ? alike.first : nil
  }
}
