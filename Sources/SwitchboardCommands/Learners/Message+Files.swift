import Messages

/// What 'reset', 'undo' and 'attempts' say of a learner's files.
extension Message {
  static func nothingToReset(_ exercise: String) -> Message {
    Message(
      "{exercise} is as it was given: there is nothing to reset.", ["exercise": .text(exercise)])
  }

  static func isAsGiven(_ exercise: String) -> Message {
    Message("{exercise} is as it was given.", ["exercise": .text(exercise)])
  }

  /// “undo” brings back what was there; “show” shows the task.
  static func undoOrShow() -> Message {
    Message("{undo}  brings back what you had; or {show}", ["undo": .span, "show": .span])
  }

  static func isAlreadyAsBefore(_ exercise: String) -> Message {
    Message("{exercise} is already as it was before.", ["exercise": .text(exercise)])
  }

  static func isAsBefore(_ exercise: String) -> Message {
    Message("{exercise} is as it was before the last step.", ["exercise": .text(exercise)])
  }

  /// 'undo' is typed so.
  static func undoAgain() -> Message {
    Message("{command}  ('undo' again goes back)", ["command": .span])
  }

  /// Stands before names of files that were written.
  static func written(_ files: [String]) -> Message {
    Message("written: {files}", ["files": .text(files.joined(separator: ", "))])
  }

  /// Stands before names of files that were taken out of the exercise.
  static func putAway(_ files: [String]) -> Message {
    Message("put away: {files}", ["files": .text(files.joined(separator: ", "))])
  }

  static func noAttempt(_ exercise: String) -> Message {
    Message("There is no attempt at {exercise} yet.", ["exercise": .text(exercise)])
  }

  static func makesAnAttempt() -> Message {
    Message("{command}  makes one.", ["command": .span])
  }

  /// The number is the last attempt's; '--restore' is typed so.
  static func showsAttempt(_ number: Int) -> Message {
    Message(
      "{command}  shows what you had then; '--restore {number}' puts it back.",
      ["command": .span, "number": .number(number)])
  }

  static func isAlreadyAsAtAttempt(_ exercise: String, _ number: Int) -> Message {
    Message(
      "{exercise} already is as it was at attempt {number}.",
      ["exercise": .text(exercise), "number": .number(number)])
  }

  static func isAsAtAttempt(_ exercise: String, _ number: Int) -> Message {
    Message(
      "{exercise} is as it was at attempt {number}.",
      ["exercise": .text(exercise), "number": .number(number)])
  }

  /// 'switchboard undo …' is typed so.
  static func checkOrUndo(_ exercise: String) -> Message {
    Message(
      "{command}  ('switchboard undo {exercise}' brings back what was there)",
      ["command": .span, "exercise": .text(exercise)])
  }

  /// “restore” puts an attempt back.
  static func restoreOrCheck() -> Message {
    Message("{restore}  puts it back; or {check}", ["restore": .span, "check": .span])
  }
}
