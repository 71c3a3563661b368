import Messages

/// What is wrong with a command line, before a command has begun.
extension Message {
  /// What was typed in place of a command's name.
  static func noCommand(_ name: String) -> Message {
    Message(
      "there is no command '{name}'; 'switchboard --help' lists them all", ["name": .text(name)])
  }

  /// What was typed in place of a command's name, and the name that is most like it.
  static func noCommand(_ name: String, nearest: String) -> Message {
    Message(
      "there is no command '{name}'; did you mean '{nearest}'?",
      ["name": .text(name), "nearest": .text(nearest)])
  }

  /// The option is such as “--course”.
  static func standsTwice(_ option: String) -> Message {
    Message(
      "{option} stands twice; say it once, or start switchboard for each",
      ["option": .text(option)])
  }

  /// “cd” alone is a command of the shell.
  static let folderIsGone = Message(
    "the folder you are in no longer exists; go to one that does: cd")

  /// The program is a name or a path.
  static func programNotStarted(_ program: String, _ reason: Message) -> Message {
    Message(
      "'{program}' cannot be started: {reason}",
      ["program": .text(program), "reason": .message(reason)])
  }

  /// Why a program cannot be started.
  static let noSuchProgram = Message("there is no such program")

  /// The course is its title.
  static func noExercises(in course: String) -> Message {
    Message("the course {course} has no exercises", ["course": .text(course)])
  }
}
