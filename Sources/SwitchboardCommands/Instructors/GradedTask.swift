import CourseModel
import Messages

/// The exercises to grade, and the source of their verdicts.
struct GradedTask {
  /// The assignment, or one with a single exercise.
  let assignment: ClassAssignment
  /// Its exercises; at least one.
  let exercises: [Exercise]
  /// All exercises of the course; none for a package.
  let course: [Exercise]
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
        assignment: ClassAssignment(of: exercise), exercises: [exercise], course: [],
        isAssignment: false,
        // Translators: So many tests of a package of this name, in this folder.
        judged: Message(
          one: """
            judged by {count} test of the package '\(exercise.title, "package")' in \
            \(exercise.folder.path, "path")
            """,
          other: "judged by {count} tests of the package '{package}' in {path}",
          count: exercise.checks.count))
    }
    let course = try judge.open(toGrade: paths, in: context)
    let (set, exercises) = try self.assignment(in: context, course)
    return GradedTask(
      assignment: set, exercises: exercises, course: (try? course.exercises()) ?? [],
      isAssignment: assignment != nil,
      // Translators: A course's name, its title and its folder.
      judged: Message(
        """
        judged by the course '\(course.name, "course")' (\(course.title, "title")) in \
        \(course.folder.path, "path")
        """))
  }
}
