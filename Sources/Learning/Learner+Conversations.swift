import CourseModel
import Workspaces

extension Learner {
  /// Whether what is said in a check is shown without being asked for: from the second failure on
  /// that is kept, where the first is at these files.
  package func isStuck(at check: String, of exercise: Exercise, with files: [SourceFile]) -> Bool {
    (try? progress.hasFailed(check, of: exercise.name, butFor: files.digest)) ?? false
  }

  /// Notes that the conversation of a check was seen, which is much of the answer, as a hint is.
  package func seeConversation(
    of check: String, in exercise: Exercise
  ) throws(WorkspaceError) {
    try progress.seeConversation(of: check, in: exercise.name, at: now())
  }
}
