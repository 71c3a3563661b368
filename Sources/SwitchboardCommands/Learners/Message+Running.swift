import Messages

/// What 'run' says, and what there is to say of programs that learners may change.
extension Message {
  /// Shown while a program runs, with seconds behind it.
  static func running(_ name: String) -> Message {
    Message("running {name}", ["name": .text(name)])
  }

  /// Shown while the programs of a page run, with seconds behind it.
  static let runningPrograms = Message("running the page's programs")

  /// Why an answer is missing from a page in a pipe, as a part of a sentence.
  static let answersNeedTerminal = Message(
    "it takes a grader, and a page in a pipe prepares none; the same page on a terminal does")

  /// The path is that of a file that was made for the learner.
  static func isNewToBeRun(_ path: String) -> Message {
    Message("{path} is new: write there what is to be run.", ["path": .text(path)])
  }

  /// The path is that of a copy of a lesson's program, which was made just now.
  static func isNewCopy(_ path: String) -> Message {
    Message("{path} is new: change it, and run it again.", ["path": .text(path)])
  }

  /// The path is that of a copy of a lesson's program.
  static func isChangedCopy(_ path: String) -> Message {
    Message(
      "{path} is no longer as in the lesson; delete it to have that back.", ["path": .text(path)])
  }

  /// The path is that of a copy of a lesson's program.
  static func isCopy(_ path: String) -> Message {
    Message("This is {path}: change it, and run it again.", ["path": .text(path)])
  }

  /// '--line' and '--lesson' are typed so.
  static let lineWithoutLesson = Message(
    "'--line' is for a program of a lesson: add '--lesson NAME'")

  /// '--line' is typed so.
  static let nothingWritten = Message("'--line' is empty: write the missing line")

  /// The program and the lesson are names.
  static func noLineToWrite(inProgram program: String, ofLesson lesson: String) -> Message {
    Message(
      "in the lesson {lesson}, {program} lacks no line: run it without '--line'",
      ["lesson": .text(lesson), "program": .text(program)])
  }

  /// The lesson is its name.
  static func noProgram(inLesson lesson: String) -> Message {
    Message("the lesson {lesson} has no whole program", ["lesson": .text(lesson)])
  }

  /// The name that is most like the one that was typed.
  static func noProgram(_ name: String, inLesson lesson: String, nearest: String) -> Message {
    Message(
      "the lesson {lesson} has no program '{name}': did you mean '{nearest}'?",
      ["lesson": .text(lesson), "name": .text(name), "nearest": .text(nearest)])
  }

  /// All programs are names, behind commas.
  static func noProgram(_ name: String, inLesson lesson: String, all: [String]) -> Message {
    Message(
      "the lesson {lesson} has no program '{name}': its programs are {all}",
      [
        "lesson": .text(lesson), "name": .text(name),
        "all": .text(all.map { "'\($0)'" }.joined(separator: ", ")),
      ])
  }
}
