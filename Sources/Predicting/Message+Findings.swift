import Messages

/// What an author should change in a prediction (a question about what a program prints). What stands
/// between ' is written so in a page.
extension Message {
  /// The last number is how many lines may be offered.
  static func tooManyChoices(_ count: Int, most: Int) -> Message {
    Message(
      "{count} lines are offered, at most {most} may be; let a shorter program print less",
      ["count": .number(count), "most": .number(most)])
  }

  static let onlyOneChoice = Message(
    "only one answer is offered; add a false line, '- LINE', or print more")

  static let noOrder = Message(
    "nothing is printed, so there is no order; ask 'which' or 'count'")

  static let noLineGoes = Message("the edit takes away no line; choose another edit")

  static let allLinesGo = Message("the edit takes away all lines; let one of them stay")

  /// The line is the program's.
  static func isPrintedLess(_ line: String) -> Message {
    Message(
      """
      '{line}' is printed less often after the edit, and still printed, so nobody can say whether \
      it goes; let the lines differ
      """, ["line": .text(line)])
  }

  /// The cure puts the program's fault right.
  static let cureShowsNothing = Message(
    "the program prints the same with the cure; choose one that shows")

  /// The line is the one that a page's reader writes.
  static let lineChangesNothing = Message(
    "the program prints the same without the line that is to be written; choose one that shows")

  /// The text is to be in one line of the program alone, which the page's reader writes.
  static func notInOneLine(_ text: String, _ count: Int) -> Message {
    Message(
      "'{text}' is in {count} lines; name a text that is in one line, which is to be written",
      ["text": .text(text), "count": .number(count)])
  }

  /// The cure puts the program's fault right; the reason is a sentence.
  static func cureDoesNotEnd(_ reason: String) -> Message {
    Message(
      "the program does not run to its end with the cure: {reason}", ["reason": .text(reason)])
  }
}

/// What an author should change in options that are all right, or all wrong.
extension Prediction.Kind {
  /// Objects are freed, lines are printed.
  var noneIsRight: Message {
    self == .freed
      ? Message("none of the options is freed; add one that is")
      : Message("none of the options is printed; add one that is")
  }

  /// Objects are freed, lines are printed.
  var allAreRight: Message {
    self == .freed
      ? Message("all options are freed; add one that is not")
      : Message("all options are printed; add one that is not")
  }
}
