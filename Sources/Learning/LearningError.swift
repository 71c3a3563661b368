import CourseModel

/// What a learner asked for that cannot be done, and what to do instead. No fault of anybody's files.
package enum LearningError: Error, Equatable, CustomStringConvertible {
  /// The folder of an exercise's sources is gone from the workspace in this folder.
  case noSources(path: String, workspace: String)
  /// What is in the sources cannot be judged, for this reason.
  case notJudgeable(path: String, reason: String)
  /// There are fewer attempts at the exercise, this many.
  case noAttempt(Int, exercise: String, count: Int)
  /// Nothing of an attempt was kept, since nothing could be read then.
  case nothingKept
  /// There was no reset, restoration or undo yet.
  case neverReset(exercise: String)
  /// The exercise has fewer TODOs, this many.
  case noTODO(Int, exercise: String, count: Int)
  case noHints(exercise: String, todo: Int)

  package var description: String {
    switch self {
    case .noSources(let path, let workspace):
      "\(path) is not there; 'switchboard init \(workspace)' puts it back"
    case .notJudgeable(let path, let reason):
      "\(path): \(reason)"
    case .noAttempt(let number, let exercise, let count):
      "there is no attempt \(number) at \(exercise), there are \(count == 0 ? "none" : "\(count)"); "
        + "'switchboard attempts \(exercise)' lists them"
    case .nothingKept:
      "nothing could be read at that attempt, so there is nothing to put back"
    case .neverReset(let exercise):
      "\(exercise) was never reset, so there is nothing to undo; 'switchboard attempts \(exercise)' "
        + "lists what you had at each check, and '--restore' puts it back"
    case .noTODO(let number, let exercise, let count):
      "there is no TODO \(number) in \(exercise); "
        + (count == 1 ? "there is only TODO 1" : "there are 1 to \(count)")
    case .noHints(let exercise, let todo):
      "\(exercise) has no hints for TODO \(todo); 'switchboard show \(exercise)' is its task"
    }
  }
}
