import Messages

/// What a learner asked for that cannot be done, and what to do instead. No fault of anybody's files.
package enum LearningError: SpokenError, Equatable {
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
  /// The model answer of this exercise was not handed out.
  case noAnswerHere(exercise: String)
  /// There are no hints for this TODO.
  case noHints(exercise: String, todo: Int)

  /// What stands in the way, and what to do instead.
  package var message: Message {
    switch self {
    case .noSources(let path, let workspace): .noSources(path, workspace)
    case .notJudgeable(let path, let reason): .notJudgeable(path, reason)
    case .noAttempt(let number, let exercise, 0): .noneOfAttempts(number, exercise)
    case .noAttempt(let number, let exercise, let count): .noAttempt(number, exercise, of: count)
    case .nothingKept: .nothingKept
    case .neverReset(let exercise): .neverReset(exercise)
    case .noTODO(let number, let exercise, 1): .onlyTODO(number, exercise)
    case .noTODO(let number, let exercise, let count): .noTODO(number, exercise, count)
    case .noAnswerHere(let exercise): .noAnswerHere(exercise)
    case .noHints(let exercise, let todo): .noHints(exercise, todo)
    }
  }
}
