import Messages

/// What the learner's loop says of a key or a save. What stands between ' is a key, or typed so.
extension Message {
  /// Of what one had at each attempt.
  static let noAttempts = Message(
    "There is no attempt yet: what you save is judged, and then listed here.")

  static let savedWithoutChange = Message("Saved without a change: the verdict still holds.")

  /// The points are those of an exercise that has just passed.
  static func passed(_ exercise: String, _ points: Int, of maxPoints: Int) -> Message {
    Message(
      one: "{exercise} passed, {points} of {count} points.",
      other: "{exercise} passed, {points} of {count} points.", count: maxPoints,
      ["exercise": .text(exercise), "points": .number(points)])
  }

  static let nothingDone = Message("Nothing was done.")

  /// Somebody does not want to answer questions now.
  static let reviewLater = Message("Later, then: 'switchboard review' asks at any time.")

  static let runningYours = Message("Running what you have written …")

  /// The name is a program's.
  static func running(_ program: String) -> Message {
    Message("Running {program} …", ["program": .text(program)])
  }

  static let noLessonOfItsOwn = Message(
    "This exercise has no lesson of its own; 'L' lists them all.")

  static let passedAll = Message("This was the last exercise, and you have passed them all.")

  /// Behind `passedAll`: 'N' is a key.
  static let pagesAreLeft = Message("'N' shows a page that you have not read yet.")

  static func isLast(_ exercise: String) -> Message {
    Message(
      "{exercise} is the last exercise; 'p' goes back, 'L' lists them all.",
      ["exercise": .text(exercise)])
  }

  static func isFirst(_ exercise: String) -> Message {
    Message("{exercise} is the first exercise.", ["exercise": .text(exercise)])
  }

  static let allPagesRead = Message("You have read all pages; 'L' lists them.")

  static let nothingToRead = Message(
    "Nothing in particular is to be read now; 'l' shows the lesson.")
}

/// What can be seen after a pass, and cannot here.
extension Message {
  /// The same conversation in today's Apple code.
  /// Of a course that was handed out.
  static let noAnswersHere = Message(
    "What shows the answer is not in this handout; your instructor has it.")

  static let noTwin = Message("The twin was not written for this exercise.")

  static let noOther = Message("Another right answer was not written for this exercise.")

  /// The same conversation in today's Apple code.
  static let twinAfterPass = Message("The twin is shown after the pass.")

  static let otherAfterPass = Message("Another right answer is shown after the pass.")
}
