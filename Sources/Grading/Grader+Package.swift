import CourseModel
import Foundation
import Messages

// Packages that are graded as they are: the tests that count, and modules that do not fit them.

extension Exercise {
  /// Whether no run has shown yet which tests exist.
  var isOpen: Bool { package.map { $0.tests == nil } ?? false }
}

extension Grader {
  /// Grades a package's module when no list says which tests count: all of its tests count except
  /// those that skip themselves.
  ///
  /// - Returns: The report, and the exercise with these tests as checks.
  package func gradeOpenly(
    _ submission: Submission, processes: Int = 1
  ) async throws(GradingError) -> (report: Report, exercise: Exercise) {
    let found = try await judge(submission.files, processes)
    guard var package = exercise.package else {
      let report = try ofCourse { () throws(CourseError) in
        try found.report(on: submission, of: exercise, recognition)
      }
      return (report, exercise)
    }
    var judgement = found
    package.tests = []
    if case .ran(let results) = found.finding {
      let counted = results.filter { !$0.isSkipped }
      package.tests = counted.map { PackageExercise.Test(id: $0.id, name: $0.name) }
      judgement = found.ofChecks(counted)
    }
    let frozen = Exercise(of: package)
    // The module is not a stub, because it was not given to the student.
    package.stub = []
    let own = Exercise(of: package)
    let report = try ofCourse { () throws(CourseError) in
      try judgement.report(on: submission, of: own, Recognition(of: own))
    }
    return (report, frozen)
  }

  /// The package's tests that count, if an earlier run found them.
  func keptTests() throws(GradingError) -> [PackageExercise.Test]? {
    guard let data = machine.cache.data(Self.frames, try packageKey()) else { return nil }
    return try? JSONDecoder().decode([PackageExercise.Test].self, from: data)
  }

  /// Keeps which tests count.
  func keep(tests: [PackageExercise.Test]) throws(GradingError) {
    guard let data = try? JSONEncoder().encode(tests) else { return }
    machine.cache.keep(data, Self.frames, try packageKey())
  }

  /// A fingerprint of the package, the toolchain, the support and this build of the grader.
  func packageKey() throws(GradingError) -> String {
    var digest = Digest()
    digest.add(OwnProgram.identity)
    digest.add(tools.support.identity)
    digest.add(try ofCourse(exercise.identity))
    return digest.finish()
  }

  private static let frames = "frames"

  /// The tests of a suite in the order of their files. Cached by suite, because they depend on
  /// nothing else.
  func tests(
    of suite: SuiteCache.Suite, with runner: Runner, against product: Product
  ) throws(GradingError) -> Result<[Check], LoadFailure> {
    var digest = Digest()
    digest.add(OwnProgram.identity)
    digest.add(suite.library)
    digest.add(exercise.package?.showsTests == true ? "shown" : "hidden")
    let key = digest.finish()
    if let data = machine.cache.data(Self.census, key),
      let tests = try? JSONDecoder().decode([PackageExercise.Test].self, from: data)
    {
      return .success(checks(tests))
    }
    return try runner.tests(of: suite, against: product).map { found in
      let tests = found.asTests
      if let data = try? JSONEncoder().encode(tests) {
        machine.cache.keep(data, Self.census, key)
      }
      return checks(tests)
    }
  }

  private static let census = "tests"

  private func checks(_ tests: [PackageExercise.Test]) -> [Check] {
    guard var package = exercise.package else { return [] }
    package.tests = tests
    return Exercise(of: package).checks
  }

  /// The message to the author of a module that does not fit the package's tests.
  func judgement(
    ofPackage product: Product, _ mismatch: SuiteCache.InterfaceMismatch
  ) throws(GradingError) -> Message {
    // Without known tests, there is no other module to prove them with.
    if !exercise.isOpen, !mismatch.isProved {
      let tools = try toolsBesideGiven()
      try withSolution { solution throws(GradingError) in
        let suites = suites(with: tools) { solution.interface }
        try suites.prove(with: solution)
        suites.keep(mismatch)
      }
    }
    if mismatch.failure.isBreakdown { return Self.breakdown }
    let lacking = exercise.isOpen ? nil : try lacking(in: product)
    let words = CompilerOutput.firstError(in: mismatch.failure.output)
    guard exercise.package?.showsTests == true, let words else {
      return lacking
        ?? Message(
          """
          It compiles, but not together with the tests: give its declarations the names, \
          parameters and types that the task asks for.
          """)
    }
    return .sentences([
      lacking ?? Message("It compiles, but not together with the tests."),
      // Translators: The words are the compiler's, in English.
      Message("The compiler says: \(words.forLearners(limit: 500), "words")"),
    ])
  }
}

extension [FoundTest] {
  /// The tests in the order of their files and lines, each with a unique id.
  fileprivate var asTests: [PackageExercise.Test] {
    let sorted = sorted { $0.test.standsBefore($1.test) }
    let suites = Set(sorted.map(\.test.suite))
    let counts = Dictionary(grouping: sorted, by: \.test.path).mapValues(\.count)
    return sorted.map { found in
      let test = found.test
      let isUnique = counts[test.path] == 1
      let title = found.title ?? test.call
      return PackageExercise.Test(
        id: isUnique ? test.path : "\(test.path)/\(test.place)",
        name: suites.count > 1 && !test.suite.isEmpty ? "\(test.suite): \(title)" : title)
    }
  }
}
