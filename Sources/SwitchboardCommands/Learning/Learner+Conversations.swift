import CourseModel

extension Learner {
  /// Whether to show a check's conversation unasked: the check has failed with other files than
  /// these, so this is at least its second failure.
  func isStuck(at check: String, of exercise: Exercise, with files: [SourceFile]) -> Bool {
    (try? progress.hasFailed(check, of: exercise.name, butFor: files.digest)) ?? false
  }

  /// Records that the learner saw a check's conversation: like a hint, it reveals much of the
  /// answer.
  func seeConversation(
    of check: String, in exercise: Exercise
  ) throws(WorkspaceError) {
    try progress.seeConversation(of: check, in: exercise.name, at: now())
  }
}
