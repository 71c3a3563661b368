import CourseModel

struct FoundTest {
  let test: Record.TestName
  /// The author's name for it; nil if it only has its function's.
  let title: String?
}

extension Runner {
  /// The result of looking for tests.
  enum Census {
    case found([FoundTest])
    /// The reason why the submission cannot be loaded, or nothing with it: a sentence about "it".
    case notLoaded(String)
  }

  /// The tests of a suite, found by loading it beside a product without running it.
  func tests(
    of suite: SuiteCache.Suite, against product: Product
  ) throws(GradingError) -> Census {
    let run = try start([], suite, product, isListing: true)
    if let reason = obstacle(to: run.process, product) { return .notLoaded(reason) }
    guard run.process.ending == .complete else { throw failure(of: run) }
    return .found(run.process.frame.found.map { FoundTest(test: $0.test, title: $0.title) })
  }
}
