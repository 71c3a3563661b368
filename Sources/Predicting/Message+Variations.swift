import Messages

/// A question of a page that is asked of the same program with another change.
extension Message {
  /// In front of a question.
  static let programAsItStands = Message("The program is as it stands here.")

  /// In front of a question: which lines of the program are changed stands below it.
  static let withTheChange = Message("With the change below:")

  /// The page's name is part of the command that shows it.
  static let reasonOnItsPage = Message(
    "The reason stands on its page, {command}.", ["command": .span])
}

extension Prediction.Kind {
  /// The question alone; the text is what lines have in them.
  var request: Message {
    switch self {
    case .order: Message("Which lines are printed, and in which order?")
    case .count: Message("How many printed lines contain {text}?", ["text": .span])
    case .which: Message("Which of these lines are printed?")
    case .freed: Message("Which objects are freed?")
    case .change: Message("Which lines are no longer printed?")
    case .fault, .write: Message("Which line is at fault?")
    }
  }
}
