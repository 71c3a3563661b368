import Comparing
import CourseModel
import Foundation
import Workspaces

/// A learner at a course: what they write, what was judged of it, and how far they have come.
///
/// All that they do goes through here, from the commands and from the loop alike.
package struct Learner: Sendable {
  /// The course that they learn.
  package let course: Course
  /// Where they write.
  package let workspace: Workspace
  /// What they have done.
  package let progress: ProgressStore
  /// What time it is, for all that is kept.
  package let now: @Sendable () -> Date

  /// The learner whose workspace this is.
  ///
  /// - Throws: `WorkspaceError` if what they have done cannot be read.
  package init(
    of course: Course, in workspace: Workspace, now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    self.course = course
    self.workspace = workspace
    progress = try ProgressStore(in: workspace)
    self.now = now
  }

  /// Where the learner stands now.
  package func standing() throws -> Standing { try Standing(in: course, progress) }

  // MARK: - What is in the sources

  /// Puts the stub back; `undo` brings back what was there.
  package func reset(_ exercise: Exercise) throws -> Restoration {
    try workspace.reset(exercise, keepingIn: progress, at: now())
  }

  /// Brings back what was there before the last reset, restoration or undo.
  package func undo(_ exercise: Exercise) throws -> Restoration {
    guard let done = try workspace.undo(exercise.name, keepingIn: progress, at: now()) else {
      throw LearningError.neverReset(exercise: exercise.name)
    }
    return done
  }

  /// What was judged of an exercise, attempt by attempt.
  package func attempts(at exercise: Exercise) throws -> AttemptRecord {
    try AttemptRecord(of: exercise, by: self)
  }

  // MARK: - The model answer

  /// The learner's answer beside the model's.
  package func comparisonWithSolution(of exercise: Exercise) throws -> SourceComparison {
    SourceComparison(of: try submission(for: exercise).files, with: try exercise.solution())
  }

  /// Notes that the model answer was seen.
  package func seeSolution(of exercise: Exercise) throws {
    try progress.seeSolution(of: exercise.name, at: now())
  }

  /// Lets the rest of a topic count as passed, since its exercises that stand for it have passed.
  ///
  /// - Returns: The exercises without a pass of their own.
  package func testOut(of topic: Course.Topic) throws -> [Exercise] {
    let standing = try standing()
    let open = standing.exercises.filter { $0.topic == topic.name && !standing.hasPassed($0) }
    try progress.testOut(of: open.map(\.name), at: now())
    return open
  }
}
