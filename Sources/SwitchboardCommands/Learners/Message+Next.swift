import Messages

/// What a learner types next.
extension Message {
  /// A step of a way through the course.
  static func nextOnThisWay() -> Message {
    Message("{command}  is next on this way", ["command": .span])
  }

  /// Where no exercise is open; the command shows a page.
  static func nextUnread() -> Message {
    Message("{command}  is a page that you have not read yet", ["command": .span])
  }

  /// Where no exercise and no page is left.
  static let courseIsDone = Message(
    "You have passed all exercises and read all pages: the course is done.")

  /// The command is 'switchboard review'.
  static func asksAgain() -> Message {
    Message("{command}  asks again about what you have passed", ["command": .span])
  }

  /// The command shows a topic on one page; the topic is its title.
  static func pinUp(_ topic: String) -> Message {
    Message(
      "{command}  has “{topic}” on one page, to pin up.",
      ["command": .span, "topic": .text(topic)])
  }

  /// The command shows the model answer of an exercise; the count is of others like it.
  static func hintsHelped(others: Int) -> Message {
    guard others > 0 else {
      return Message(
        "{command}  shows the model answer beside yours: hints helped you there.",
        ["command": .span])
    }
    return Message(
      one: """
        {command}  shows the model answer beside yours: hints helped you there, and in {count} other \
        exercise.
        """,
      other: """
        {command}  shows the model answer beside yours: hints helped you there, and in {count} other \
        exercises.
        """, count: others, ["command": .span])
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

  /// The command is to be typed.
  static func changeAndCheckPackage() -> Message {
    Message("change it, save, and {command} again.", ["command": .span])
  }

  /// The options are to be typed.
  static func liftARule() -> Message {
    Message(
      "{options} allows it where you judge your own package; whoever grades decides for theirs.",
      ["options": .span])
  }
}
