import CourseModel
import Messages

/// The exercises to grade, and the source of their verdicts.
struct GradedTask {
  /// The assignment, or one with a single exercise.
  let assignment: ClassAssignment
  /// Its exercises; at least one.
  let exercises: [Exercise]
  /// Whether an assignment file was named.
  let isAssignment: Bool
  /// A sentence about the judging course or tests.
  let judged: Message
}

extension ClassOptions {
  /// The task to grade.
  ///
  /// - Parameter paths: The submissions' paths.
  func task(
    toGrade paths: [String], by judge: JudgingCourse, in context: Context
  ) async throws -> GradedTask {
    if let path = package.package {
      let exercise = try await package.exercise(at: path, toGrade: paths, in: context)
      return GradedTask(
        assignment: ClassAssignment(of: exercise), exercises: [exercise], isAssignment: false,
        judged: .judgedByTests(
          exercise.checks.count, of: exercise.title, in: exercise.folder.path))
    }
    let course = try judge.open(toGrade: paths, in: context)
    let (set, exercises) = try self.assignment(in: context, course)
    return GradedTask(
      assignment: set, exercises: exercises, isAssignment: assignment != nil,
      judged: .judgedBy(course.name, course.title, course.folder.path))
  }
}
