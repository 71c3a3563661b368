import CourseModel
import SwiftSources

/// The tests that learners may read: those of public checks, and all in a handout.
package struct PublicTests: Sendable {
  private let bodies: TestBodies
  private let shown: Set<String>
  static let none = PublicTests(bodies: TestBodies(of: []), shown: [])

  private init(bodies: TestBodies, shown: Set<String>) {
    self.bodies = bodies
    self.shown = shown
  }

  /// The readable tests of an exercise.
  ///
  /// - Throws: If its suite cannot be read.
  init(of exercise: Exercise) throws(CourseError) {
    let shown = Set(exercise.checksByKind.tests.filter(exercise.shows).map(\.id))
    let files = shown.isEmpty ? [] : try exercise.suite()
    self.init(
      bodies: TestBodies(of: files.map { String(decoding: $0.content, as: UTF8.self) }),
      shown: shown)
  }

  /// The body of a check's test, as its author wrote it; nil if it is hidden.
  func code(of check: CheckResult) -> String? {
    shown.contains(check.id) ? bodies.body(of: check.id) : nil
  }
}

extension ReportFormat {
  /// The tests to include in a document of this format, from the first exercise.
  package func tests(of exercises: [Exercise]) throws(CourseError) -> PublicTests {
    guard self == .exercism, let exercise = exercises.first else { return .none }
    return try PublicTests(of: exercise)
  }
}
