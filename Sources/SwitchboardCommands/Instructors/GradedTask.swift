import CourseModel
import Messages

/// What is graded, and who says what counts.
struct GradedTask {
  /// What was set, or an exercise alone.
  let assignment: ClassAssignment
  /// The exercises of it; at least one.
  let exercises: [Exercise]
  /// Whether it is more than one exercise.
  let isAssignment: Bool
  /// By whom it is judged.
  let judged: Message
}

extension ClassOptions {
  /// What is graded.
  ///
  /// - Parameter paths: What was handed in.
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
