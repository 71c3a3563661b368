import Messages

/// What a question about somebody's mistake says.
extension Message {
  /// How an answer is typed: the last letter that is offered.
  static func letter(to last: String) -> Message {
    Message("a letter, a to {last}", ["last": .text(last)])
  }

  /// How an answer is typed: the number of the last line.
  static func lineNumber(to last: Int) -> Message {
    Message("the number of a line, 1 to {last}", ["last": .number(last)])
  }

  /// What was typed, and how an answer is typed, such as “a letter, a to d”.
  static func doesNotFit(_ typed: String, type how: Message) -> Message {
    Message(
      "'{typed}' does not fit: type {how}.", ["typed": .text(typed), "how": .message(how)])
  }

  static let whichCheck = Message("One of these checks fails. Which one?")

  static let whichLine = Message("Which line is at fault?")

  /// Above what a learner with this mistake is told.
  static let whatItsAuthorWasTold = Message("What its author was told:")

  /// An exercise's name in bold type and its title, in Markdown; a name of a file, or several.
  static func program(of exercise: String, _ title: String, _ files: [String]) -> Message {
    Message(
      """
      {exercise} · {title}. This is {files} of a program that somebody wrote. All the rest of it is \
      right, and it compiles.
      """,
      ["exercise": .text(exercise), "title": .text(title), "files": .message(.all(of: files))])
  }

  /// An exercise's name in bold type and its title, in Markdown; a name of a file, or several.
  static func part(of exercise: String, _ title: String, _ files: [String]) -> Message {
    Message(
      """
      {exercise} · {title}. This is a part of {files} of a program that somebody wrote. All the rest \
      of it is right, and it compiles.
      """,
      ["exercise": .text(exercise), "title": .text(title), "files": .message(.all(of: files))])
  }

  /// Names of files, “and” before each but the first.
  private static func all(of names: [String]) -> Message {
    names.dropFirst().reduce(.verbatim(names.first ?? "")) { .both($0, .verbatim($1)) }
  }

  /// Two names, or more of them, of which the first is two or more itself.
  private static func both(_ first: Message, _ second: Message) -> Message {
    Message("{first} and {second}", ["first": .message(first), "second": .message(second)])
  }
}
