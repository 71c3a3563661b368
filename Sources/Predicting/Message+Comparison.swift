import Messages

/// What came of an answer to a question about what a program prints.
extension Message {
  /// The answer is letters, or a number. It was not asked for.
  static let rightIs = Message("Right is {answer}.", ["answer": .span])

  /// In front of an answer that is right.
  static let right = Message("Right:", context: "answer")

  /// In front of an answer that is not right.
  static let notQuite = Message("Not quite.", context: "answer")

  /// What somebody answered, and what is right: letters, or a number.
  static let youExpected = Message(
    "You expected {guess}; right is {answer}.", ["guess": .span, "answer": .span])

  /// The line of a program, which its reader has written otherwise.
  static let onThePage = Message("The page has {line}.", ["line": .span])

  /// The line that somebody wrote, with which the program prints something else.
  static let printsOtherwise = Message(
    "With {line}, the program prints something else.", ["line": .span])

  /// The line that somebody wrote; the reason is a sentence.
  static let crashes = Message(
    "With {line}, the program doesn't run to its end: {reason}",
    ["line": .span, "reason": .span])

  /// The line that somebody wrote, with which the program does not compile; the reason is a sentence.
  static let refusesLine = Message(
    "The compiler refuses {line}: {reason}", ["line": .span, "reason": .span])

  /// The line that somebody wrote, and another line of the program, at which the compiler complains;
  /// the reason is a sentence.
  static func refusesAnotherLine(_ number: Int) -> Message {
    Message(
      "With {line}, the compiler refuses line {number}, {code}: {reason}",
      ["line": .span, "number": .number(number), "code": .span, "reason": .span])
  }

  /// The line that somebody wrote does what no program of a page may; the reason is a sentence.
  static let notAllowed = Message(
    "{line} isn't allowed here: {reason}", ["line": .span, "reason": .span])

  /// The letters of lines.
  static let atAnotherPlace = Message("At another place: {letters}.", ["letters": .span])

  /// The letters of lines.
  static let notPrinted = Message("Not printed: {letters}.", ["letters": .span])

  /// The letters of lines.
  static let youLeftOut = Message("You left out: {letters}.", ["letters": .span])

  /// In place of letters, where there are none.
  static let noLetters = Message("none", context: "letters")

  /// The number of a line, and what stands there.
  static func line(_ number: Int) -> Message {
    Message("line {number}, {code}", ["number": .number(number), "code": .span])
  }

  /// In front of the reason.
  static let why = Message("Why:")

  static let nothingIsPrinted = Message("Nothing is printed.")

  /// A row below what a program printed; the reason is a sentence.
  static func thenItBreaks(_ reason: String) -> Message {
    Message("… and then it breaks: {reason}", ["reason": .text(reason)])
  }

  /// A row in place of what a program printed; the error is the compiler's.
  static func itDoesNotCompile(_ error: String) -> Message {
    Message("… it does not compile: {error}", ["error": .text(error)])
  }
}

/// Headings of a comparison's columns.
extension Message {
  /// The heading of a column: what somebody answered.
  static let expected = Message("you expected", context: "heading")

  /// The heading of a column: what the program is to print.
  static let wanted = Message("what it should print", context: "heading")

  /// The heading of a column: what the program did.
  static let happened = Message("what happened", context: "heading")

  /// The heading of a column: what the program printed.
  static let before = Message("before", context: "heading")

  /// The heading of a column: what the program printed when it was changed.
  static let after = Message("after", context: "heading")

  /// The heading of a column: what the program printed when its fault was put right.
  static let withTheCure = Message("with the cure", context: "heading")
}

/// What is said of a row of a comparison.
extension Message {
  /// The line is printed otherwise, or what was expected did not happen.
  static let differs = Message("differs", context: "row")

  /// The line is printed before the program is changed, and not after.
  static let onlyBefore = Message("only before", context: "row")

  /// The line is printed after the program is changed, and not before.
  static let onlyAfter = Message("only after", context: "row")
}

/// What became of a line, or of an object, in a cell of a table.
extension Prediction.Kind {
  /// What was chosen, or happened: an object is freed, a line goes, a line is printed.
  var yes: Message {
    switch self {
    case .freed: Message("freed", context: "cell")
    case .change: Message("goes", context: "cell")
    default: Message("printed", context: "cell")
    }
  }

  /// What was not chosen, or did not happen: an object is freed, a line goes, a line is printed.
  var no: Message {
    switch self {
    case .freed: Message("not freed", context: "cell")
    case .change: Message("stays", context: "cell")
    default: Message("not printed", context: "cell")
    }
  }
}

extension OrderComparison.Remark {
  /// What is said of a line in a wrong order, beside the right one: “you had it” is of the wrong one.
  var words: Message {
    switch self {
    case .comesLater: Message("comes later", context: "row")
    case .cameEarlier: Message("you had it earlier", context: "row")
    case .comesEarlier: Message("comes earlier", context: "row")
    case .cameLater: Message("you had it later", context: "row")
    case .isNotPrinted: Message("not printed here", context: "row")
    case .isPrinted: Message("not expected here", context: "row")
    case .isRarer: Message("printed less often", context: "row")
    case .isMoreOften: Message("printed more often", context: "row")
    }
  }
}
