import Messages

/// What stands above a page of the learner's loop.
extension Message {
  /// The title of a topic's card.
  static func cardTitle(_ topic: String) -> Message {
    Message("{topic} on one page", ["topic": .text(topic)])
  }

  /// The title of what a program has printed.
  static func outputTitle(_ program: String) -> Message {
    Message("What {program} prints", ["program": .text(program)])
  }

  /// The title of the model answer beside one's own.
  static let solutionTitle = Message("Solution", context: "title")

  /// Behind an exercise's name and title.
  static let yourAnswerAndModels = Message("your answer and the model's")

  /// The title of another right answer beside the model's.
  static let otherTitle = Message("Another right answer", context: "title")

  /// The title of the same conversation in today's Apple code.
  static let twinTitle = Message("Twin", context: "title")
}
