import Messages

/// What is wrong with an assignment's file, and what to do, behind its path and a line.
extension Message {
  static let noExercisesInAssignment = Message("there are no exercises; name at least one")

  static let pointsNotAboveZero = Message(
    "'points' should be above 0; change it, or leave it out for the sum of the weights")

  /// The other sentence is one of those that propose a name.
  static func noSuchExercise(_ name: String, instead: Message) -> Message {
    Message(
      "the course has no exercise '{name}'; {instead}",
      ["name": .text(name), "instead": .message(instead)])
  }

  /// Ends a sentence on an exercise that there is not.
  static let listNamesThem = Message("'switchboard list --all' names them")

  static func exerciseTwice(_ name: String) -> Message {
    Message("the exercise '{name}' stands twice; keep one of them", ["name": .text(name)])
  }

  static func weightNotAboveZero(_ name: String) -> Message {
    Message(
      "the weight of '{name}' should be above 0; change it, or leave the exercise out",
      ["name": .text(name)])
  }

  /// The other sentence is one of those that propose a name.
  static func noSuchCheck(_ id: String, _ exercise: String, instead: Message) -> Message {
    Message(
      "'{exercise}' has no check '{id}'; {instead}",
      ["exercise": .text(exercise), "id": .text(id), "instead": .message(instead)])
  }

  static func nothingLeftToCount(_ exercise: String) -> Message {
    Message(
      "without these checks nothing of '{exercise}' counts; leave the exercise out",
      ["exercise": .text(exercise)])
  }

  /// What stands between ' is a key of the file.
  static let lateWithoutDue = Message("'late' means nothing without 'due'; add that")

  /// The key is one of the file.
  static func noPercent(_ key: String) -> Message {
    Message("'{key}' should be a number from 0 to 100; change it", ["key": .text(key)])
  }

  /// What stands between ' is a key of the file.
  static let graceBelowZero = Message("'graceMinutes' should not be below 0; change it")

  /// What stands between ' is a key or a word of the file; the text is what is there instead.
  static func noAttempts(_ text: String) -> Message {
    Message("'attempts' is 'latest' or 'best', and not '{text}'; change it", ["text": .text(text)])
  }

  static func noDate(_ text: String) -> Message {
    Message(
      "'{text}' is no time; write it such as '2026-11-22T23:59:00+01:00'", ["text": .text(text)])
  }
}
