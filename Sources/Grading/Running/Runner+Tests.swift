import CourseModel

/// A test that a suite has.
struct FoundTest {
  let test: Record.TestName
  /// What its author calls it; nil if it has no name but its function's.
  let title: String?
}

extension Runner {
  /// What looking for tests came to.
  enum Census {
    case found([FoundTest])
    /// The submission cannot be loaded, or nothing with it, for this reason: a sentence about "it".
    case notLoaded(String)
  }

  /// The tests that a suite has: it is loaded beside a product, and none of them is run.
  func tests(
    of suite: SuiteCache.Suite, against product: Product
  ) throws(GradingError) -> Census {
    let run = try start([], suite, product, isListing: true)
    if let reason = obstacle(to: run.process, product) { return .notLoaded(reason) }
    guard run.process.ending == .complete else { throw failure(of: run) }
    return .found(run.process.frame.found.map { FoundTest(test: $0.test, title: $0.title) })
  }
}
