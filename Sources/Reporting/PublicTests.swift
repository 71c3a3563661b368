import CourseModel
import SwiftSources

/// What the tests say that learners may read: those of public checks, and of what was handed out.
package struct PublicTests: Sendable {
  private let bodies: TestBodies
  private let shown: Set<String>

  /// No tests at all.
  package static let none = PublicTests(bodies: TestBodies(of: []), shown: [])

  private init(bodies: TestBodies, shown: Set<String>) {
    self.bodies = bodies
    self.shown = shown
  }

  /// Those of an exercise.
  ///
  /// - Throws: if its suite cannot be read.
  package init(of exercise: Exercise) throws(CourseError) {
    let shown = Set(exercise.checksByKind.tests.filter(exercise.shows).map(\.id))
    let files = shown.isEmpty ? [] : try exercise.suite()
    self.init(
      bodies: TestBodies(of: files.map { String(decoding: $0.content, as: UTF8.self) }),
      shown: shown)
  }

  /// The body of the test of a check, as its author wrote it; nil if it is hidden.
  package func code(of check: CheckResult) -> String? {
    shown.contains(check.id) ? bodies.body(of: check.id) : nil
  }
}

extension ReportFormat {
  /// What a document in this format shows of the suite of the exercise that it is of, the first one.
  package func tests(of exercises: [Exercise]) throws(CourseError) -> PublicTests {
    guard self == .exercism, let exercise = exercises.first else { return .none }
    return try PublicTests(of: exercise)
  }
}
