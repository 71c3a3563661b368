import CourseModel
import Foundation
import Grading
import Workspaces

extension Workbench {
  /// Judges what the learner has written for this exercise; returns what was judged as well.
  func judge(
    _ exercise: Exercise, in workspace: Workspace
  ) async throws -> (Report, [SourceFile]) {
    let intake = try workspace.intake(of: exercise)
    let report = try await showingThatItWorks(on: "judging \(exercise.name)") {
      try await grader(for: exercise)
        .grade(intake, processes: ProcessInfo.processInfo.activeProcessorCount)
    }
    guard case .accepted(let submission) = intake else { return (report, []) }
    return (report, submission.files)
  }
}
