import Messages

/// A learner's request that can't be carried out, and the remedy. Not a fault in any file.
package enum LearningError: SpokenError, Equatable {
  /// The workspace in this folder has no folder with the exercise's sources.
  case noSources(path: String, workspace: String)
  /// The sources can't be judged, for this reason.
  case notJudgeable(path: String, reason: String)
  /// The exercise has fewer attempts than this number: `count`.
  case noAttempt(Int, exercise: String, count: Int)
  /// The attempt has no files, because none could be read at the time.
  case nothingKept
  /// There was no reset, restoration or undo yet.
  case neverReset(exercise: String)
  /// The exercise has fewer TODOs than this number: `count`.
  case noTODO(Int, exercise: String, count: Int)
  /// The handout does not contain the model answer of this exercise.
  case noAnswerHere(exercise: String)
  /// There are no hints for this TODO.
  case noHints(exercise: String, todo: Int)

  /// The obstacle and the remedy.
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
