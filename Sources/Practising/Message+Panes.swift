import Messages

/// The names of the panes.
extension Message {
  /// The list of all topics, pages and exercises.
  static let course = Message("Course", context: "pane")

  /// What was judged at each attempt.
  static let beforehand = Message("What you had before", context: "pane")

  static let task = Message("Task", context: "pane")
  static let lesson = Message("Lesson", context: "pane")

  /// The keys and what they do.
  static let keys = Message("Keys", context: "pane")

  /// An exercise that has no verdict.
  static let exercise = Message("Exercise", context: "pane")

  /// The verdict, by the text that was judged; the stub is the code that an exercise gives.
  static func verdict(of text: PracticeModel.JudgedText) -> Message {
    switch text {
    case .older: Message("Verdict for the text before your last save", context: "pane")
    case .untouched: Message("Verdict for the untouched stub", context: "pane")
    case .saved: Message("Verdict for your last save", context: "pane")
    }
  }

  /// The verdict in which each check says all it has to say, by the text that was judged.
  static func allChecks(of text: PracticeModel.JudgedText) -> Message {
    switch text {
    case .older: Message("All checks for the text before your last save", context: "pane")
    case .untouched: Message("All checks for the untouched stub", context: "pane")
    case .saved: Message("All checks for your last save", context: "pane")
    }
  }
}
