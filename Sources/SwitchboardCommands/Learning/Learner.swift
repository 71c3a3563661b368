import CourseModel
import Foundation
import Grading
import SwiftSources

/// A learner in a course: their files, verdicts and progress.
///
/// All actions of a learner go through this type, from the commands and from the loop.
struct Learner: Sendable {
  let course: Course
  let workspace: Workspace
  let progress: ProgressStore
  /// The clock for everything that is recorded.
  let now: @Sendable () -> Date

  /// Creates the learner of this workspace.
  ///
  /// - Throws: `WorkspaceError` if the progress can't be read.
  init(
    of course: Course, in workspace: Workspace, now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    self.course = course
    self.workspace = workspace
    progress = try ProgressStore(in: workspace)
    self.now = now
  }

  /// Returns the learner's present position in the course.
  func standing() throws -> Standing { try Standing(in: course, progress) }

  /// Returns that position by the course's table of contents.
  ///
  /// - Parameter cache: Keeps that table.
  func standing(keepingContentsIn cache: Cache) throws -> StandingByContents {
    try StandingByContents(in: course, progress, keepingContentsIn: cache)
  }

  // MARK: - The sources

  /// Restores the stub; `undo` restores the learner's files.
  func reset(_ exercise: Exercise) throws -> Restoration {
    try workspace.reset(exercise, keepingIn: progress, at: now())
  }

  /// Undoes the last reset, restoration or undo.
  func undo(_ exercise: Exercise) throws -> Restoration {
    guard let done = try workspace.undo(exercise.name, keepingIn: progress, at: now()) else {
      throw LearningError.neverReset(exercise: exercise.name)
    }
    return done
  }

  func attempts(at exercise: Exercise) throws -> AttemptRecord {
    try AttemptRecord(of: exercise, by: self)
  }

  // MARK: - The model answer

  /// Records that the learner saw the model answer.
  func seeSolution(of exercise: Exercise) throws {
    try progress.seeSolution(of: exercise.name, at: now())
  }

  /// Marks the rest of a topic as passed, after its test-out exercises have passed.
  ///
  /// - Returns: The exercises that were not passed themselves.
  func testOut(of topic: Course.Topic) throws -> [Exercise] {
    let standing = try standing()
    let open = standing.exercises.filter { $0.topic == topic.name && !standing.hasPassed($0) }
    try progress.testOut(of: open.map(\.name), at: now())
    return open
  }
}
