import Messages

/// The first rows of the learner's loop: how far the course is done, and what became of the text.
extension Message {
  /// How many exercises of the course have passed.
  static func passed(_ passed: Int, of count: Int) -> Message {
    Message(
      "{passed} of {count} passed", ["passed": .number(passed), "count": .number(count)])
  }

  /// What is being done about what was saved, in a word or two.
  static let checking = Message("checking")

  /// The same, with the seconds that it has taken.
  static func checking(seconds: Int) -> Message {
    Message("checking, {seconds} s", ["seconds": .number(seconds)])
  }

  /// Behind a verdict: more was saved since.
  static let forOlderText = Message("for older text")

  /// Behind a verdict on an exercise that has a pass already, which stays.
  static let passedBefore = Message("passed before")

  /// An exercise is being opened.
  static let opening = Message("opening …")

  /// There is no verdict.
  static let notJudgedYet = Message("not judged yet")

  /// In front of words that leave a part of a list.
  static let filter = Message("Filter: {text}", ["text": .span])

  /// '/' is a key.
  static let filtersTheList = Message("'/' filters the list.")

  static func exercises(_ count: Int) -> Message {
    Message(one: "{count} exercise", other: "{count} exercises", count: count)
  }
}

/// What is said of a stub (the code that an exercise gives) in which nothing was written.
extension PracticeModel.Stub {
  /// In a few words.
  var words: Message {
    switch self {
    case .isTestedOut: Message("its topic is tested out")
    case .hasPassedBefore: Message("passed before; the stub again")
    case .isThereAgain: Message("the stub again")
    case .isNotBegun: .notBegun
    }
  }

  /// As a sentence.
  var sentence: Message {
    switch self {
    case .isTestedOut: Message("Its topic is tested out.")
    case .hasPassedBefore: Message("Passed before; the stub again.")
    case .isThereAgain: Message("The stub again.")
    case .isNotBegun: Message("Not begun yet.")
    }
  }
}
