import Messages

/// Where a learner is in a course: what 'list', 'progress', 'status' and 'watch' say.
extension Message {
  /// The count is how many exercises a course has.
  static func passed(_ passed: Int, of count: Int) -> Message {
    Message(
      one: "{passed} of {count} exercises passed.", other: "{passed} of {count} exercises passed.",
      count: count, ["passed": .number(passed)])
  }

  /// When practising ends. The count is how many exercises a course has.
  static func passedAndSaved(_ passed: Int, of count: Int) -> Message {
    Message(
      one: "{passed} of {count} exercises passed. All is saved.",
      other: "{passed} of {count} exercises passed. All is saved.",
      count: count, ["passed": .number(passed)])
  }

  /// The command is “switchboard” alone.
  static func goesOn() -> Message {
    Message("{command}  goes on where you are.", ["command": .span])
  }

  /// 'switchboard list' is typed so.
  static let allPassed = Message("You have passed all exercises. 'switchboard list' shows them.")

  /// An exercise's name, and its title.
  static func youAreAt(_ title: String) -> Message {
    Message("You are at {exercise} · {title}", ["exercise": .span, "title": .text(title)])
  }

  /// The folder in which an exercise is to be written.
  static func edit(_ path: String) -> Message { Message("Edit: {path}", ["path": .text(path)]) }

  /// The command shows an exercise's task.
  static func task(_ command: String) -> Message {
    Message("Task: {command}", ["command": .text(command)])
  }

  /// The folder in which an exercise is to be written.
  static func yourFiles(_ path: String) -> Message {
    Message("Your files: {path}", ["path": .text(path)])
  }

  /// The command is 'switchboard review'; some questions are due.
  static func reviewIsDue() -> Message {
    Message("{command}  asks about what you have passed: it is due.", ["command": .span])
  }

  /// The first command shows a page, the second judges the exercise after it.
  static func readThenCheck() -> Message {
    Message(
      "{lesson}  is to be read first, then {check}", ["lesson": .span, "check": .span])
  }

  /// The command is 'switchboard watch …'.
  static func judgesEverySave() -> Message {
    Message("{command}  judges every save.", ["command": .span])
  }
}
