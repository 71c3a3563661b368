import Messages

/// A learner's request that can't be carried out, and the remedy. Not a fault in any file.
enum LearningError: SpokenError, Equatable {
  /// The workspace in this folder has no folder with the exercise's sources.
  case noSources(path: String, workspace: String)
  /// The sources can't be judged, for this reason.
  case notJudgeable(path: String, reason: Message)
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
  case noHints(exercise: String, todo: Int)

  /// The obstacle and the remedy.
  var message: Message {
    switch self {
    case .noSources(let path, let workspace):
      Message(
        "\(path, "path") is missing; 'switchboard init \(workspace, "workspace")' puts it back")
    // Translators: Why what is at a path cannot be judged, in a sentence.
    case .notJudgeable(let path, let reason): Message("\(path, "path"): \(reason, "reason")")
    case .noAttempt(let number, let exercise, 0):
      Message(
        """
        there is no attempt \(number, "number") at \(exercise, "exercise"), since there are none; \
        'switchboard attempts {exercise}' lists them
        """)
    case .noAttempt(let number, let exercise, let count):
      Message(
        one: """
          there is no attempt \(number, "number") at \(exercise, "exercise"), only {count}; \
          'switchboard attempts {exercise}' lists it
          """,
        other: """
          there is no attempt {number} at {exercise}, only {count}; 'switchboard attempts \
          {exercise}' lists them
          """,
        count: count)
    case .nothingKept:
      Message("that attempt had no readable file, so there is nothing to restore")
    case .neverReset(let exercise):
      Message(
        """
        \(exercise, "exercise") was never reset, so there is nothing to undo; 'switchboard \
        attempts {exercise}' lists what you had at each check, and '--restore' puts it back
        """)
    case .noTODO(let number, let exercise, 1):
      Message(
        "there is no TODO \(number, "number") in \(exercise, "exercise"); there is only TODO 1")
    // Translators: The last number is that of the last TODO.
    case .noTODO(let number, let exercise, let count):
      Message(
        """
        there is no TODO \(number, "number") in \(exercise, "exercise"); there are 1 to \
        \(count, "last")
        """)
    case .noAnswerHere(let exercise):
      Message(
        "the model answer of \(exercise, "exercise") is not in this handout; your instructor has it"
      )
    case .noHints(let exercise, let todo):
      Message(
        """
        \(exercise, "exercise") has no hints for TODO \(todo, "todo"); 'switchboard show \
        {exercise}' shows its task
        """)
    }
  }
}
