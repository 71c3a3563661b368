import CourseModel
import Learning

extension Workbench {
  /// Judges what a learner has written for this exercise, and shows that something is going on;
  /// returns what was judged as well.
  func judge(
    _ exercise: Exercise, of learner: Learner
  ) async throws -> (Report, [SourceFile]) {
    try await showingThatItWorks(on: "judging \(exercise.name)") {
      try await learner.judge(exercise, with: grader(for: exercise))
    }
  }
}
