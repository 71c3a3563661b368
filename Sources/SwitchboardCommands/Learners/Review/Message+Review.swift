import Messages

/// What 'review' says around its questions.
extension Message {
  static let nothingIsDue = Message("Nothing is due now.")

  /// The review was called from the loop.
  static let enterGoesBack = Message("Enter goes back to your exercise.")

  /// The heading of a question that is asked alone.
  static let oneQuestion = Message("One question")

  /// The heading of a question.
  static func question(_ number: Int, of count: Int) -> Message {
    Message(
      "Question {number} of {count}", ["number": .number(number), "count": .number(count)])
  }

  /// At the end of what is typed.
  static let askedAnotherTime = Message(
    "Nothing more was typed; what is left is asked another time.")

  /// How an answer is typed, such as “a letter, a to d”.
  static func typeAnswer(_ how: Message) -> Message {
    Message("Type {how}; Enter alone passes:", ["how": .message(how)])
  }

  static let nothingToAskAgain = Message(
    "There is nothing to be asked again until you have passed an exercise.")

  /// When the next question comes, rounded up to hours, and from a day and a half on to days.
  static func nextQuestion(inHours hours: Int) -> Message {
    switch hours {
    case ...0: Message("The next question comes as soon as you like.")
    case 1: Message("The next question comes within an hour.")
    case ..<20: .nextQuestion(inSomeHours: hours)
    case ..<36: Message("The next question comes tomorrow.")
    default: .nextQuestion(inDays: (hours + 12) / 24)
    }
  }

  private static func nextQuestion(inSomeHours count: Int) -> Message {
    Message(
      one: "The next question comes in {count} hour.",
      other: "The next question comes in {count} hours.", count: count)
  }

  private static func nextQuestion(inDays count: Int) -> Message {
    Message(
      one: "The next question comes in {count} day.",
      other: "The next question comes in {count} days.", count: count)
  }
}
