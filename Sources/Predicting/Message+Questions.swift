import Messages

/// A page's questions about what its programs print.
extension Message {
  /// In front of a question.
  static func questionLabel(_ number: Int) -> Message {
    Message("Question {number}.", ["number": .number(number)])
  }

  /// The heading of a question's answer.
  static func questionHeading(_ number: Int) -> Message {
    Message("Question {number}", ["number": .number(number)])
  }

  /// What is asked of a program with a gap; below it stands what the program prints.
  static let writeTheLine = Message(
    "One line of this program is missing. Write it, so that the program prints this:")

  /// In place of a program's line that its reader writes. A comment in Swift.
  static let gap = Message("// ? the missing line")

  /// The command tries a line that the reader has written.
  static let tryYourLine = Message("To try your line: {command}.", ["command": .span])

  static let lineIsTried = Message("Your line is being compiled and run.")

  /// The heading of all answers.
  static let answers = Message("Answers")

  static let programRunsFirst = Message(
    "The program is being run; the very first time takes longer.")

  static let programRuns = Message("The program is being run.")

  /// In place of an answer: the page was opened further down.
  static let notAnsweredYet = Message(
    "You have not answered this yet. You are asked when you read the page from its beginning.")

  /// What to type, such as “a number”; Enter and the dot are keys.
  static func typeThenEnter(_ answer: Message) -> Message {
    Message(
      "Type {answer}. Then press Enter. (A dot shows the answer.)",
      ["answer": .message(answer)])
  }

  /// The reason is a part of a sentence.
  static func noAnswer(_ reason: Message) -> Message {
    Message("The answer cannot be shown here: {reason}.", ["reason": .message(reason)])
  }

  /// The reason is a part of a sentence; the command runs the program.
  static func noAnswerButRun(_ reason: Message) -> Message {
    Message(
      "The answer cannot be shown here: {reason}. Run the program yourself: {command}.",
      ["reason": .message(reason), "command": .span])
  }
}

/// Why a question has no answer, as a part of a sentence.
extension Message {
  static let programWasNotRun = Message("its program was not run")

  /// The program is named, or “NAME with its edit”; the error is the compiler's.
  static func doesNotCompile(_ program: Message, _ error: String) -> Message {
    Message(
      "{program} does not compile: {error}", ["program": .message(program), "error": .text(error)])
  }

  /// The program is named, or “NAME with its edit”; the reason is a sentence without a full stop.
  static func doesNotEnd(_ program: Message, _ reason: String) -> Message {
    Message(
      "{program} does not run to its end: {reason}",
      ["program": .message(program), "reason": .text(reason)])
  }

  /// A program that was changed for a question.
  static func withItsEdit(_ program: String) -> Message {
    Message("{program} with its edit", ["program": .text(program)])
  }

  /// An answer is a letter.
  static func tooManyLines(_ count: Int, letters: Int) -> Message {
    Message(
      "{count} lines are offered, and there are only {letters} letters",
      ["count": .number(count), "letters": .number(letters)])
  }
}
