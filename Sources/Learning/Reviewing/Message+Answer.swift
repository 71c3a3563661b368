import Messages

/// What is right of a question about somebody's mistake, and what came of an answer.
extension Message {
  /// The answer was right; what is right follows.
  static let right = Message("Right: ", context: "answer")

  /// The answer was wrong; what is right follows.
  static let notQuite = Message("Not quite: ", context: "answer")

  /// Nothing was answered; what is right follows.
  static let theAnswer = Message("The answer: ", context: "answer")

  /// The letter that was to be typed, and the check's words.
  static func fails(_ letter: String, _ check: String) -> Message {
    Message("{letter}, “{check}” fails.", ["letter": .text(letter), "check": .text(check)])
  }

  /// The lines are one or several of those below; then the check that fails because of them.
  static func fails(_ lines: Message, check: String) -> Message {
    Message("{lines}. “{check}” fails.", ["lines": .message(lines), "check": .text(check)])
  }

  /// The lines are one or several of those below; so many checks fail because of them.
  static func fails(_ lines: Message, checks count: Int) -> Message {
    Message(
      one: "{lines}. It fails {count} check.", other: "{lines}. It fails {count} checks.",
      count: count, ["lines": .message(lines)])
  }

  /// The number of a line, and what stands in it.
  static func line(_ number: Int, _ code: String) -> Message {
    Message("line {number}, {code}", ["number": .number(number), "code": .text(code)])
  }

  /// Lines of which each is right.
  static func any(of lines: [Message]) -> Message {
    lines.dropFirst().reduce(lines.first ?? .verbatim("")) { .either($0, $1) }
  }

  /// Two lines, or more of them, of which the first is two or more itself.
  private static func either(_ first: Message, _ second: Message) -> Message {
    Message("{first}; or {second}", ["first": .message(first), "second": .message(second)])
  }
}
