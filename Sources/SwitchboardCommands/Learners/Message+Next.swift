import Messages

/// What a learner types next.
extension Message {
  /// A step of a way through the course.
  static func nextOnThisWay() -> Message {
    Message("{command}  is next on this way", ["command": .span])
  }

  /// The command shows an exercise's task.
  static func nextExercise() -> Message {
    Message("{command}  is the next exercise", ["command": .span])
  }

  /// The first command shows a page, the second the exercise after it.
  static func readFirst() -> Message {
    Message(
      "{lesson}  is to be read first; then {exercise}  is the next exercise",
      ["lesson": .span, "exercise": .span])
  }
}
