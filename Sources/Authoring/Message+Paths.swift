import Messages

/// What an audit says of course.json: the exercises that stand for a topic, and the ways through the
/// course. What stands in quotes is typed so.
extension Message {
  static func noExerciseOfTopic(_ name: String, _ topic: String, instead: Message) -> Message {
    Message(
      "'testOut' of the topic '{topic}': '{name}' is no exercise of it; {instead}",
      ["topic": .text(topic), "name": .text(name), "instead": .message(instead)])
  }

  /// Of a topic without exercises.
  static let hasNone = Message("it has none")

  /// The part is called by its title.
  static func inPath(_ path: String, _ part: String, _ fault: Message) -> Message {
    Message(
      "the path '{path}', {part}: {fault}",
      ["path": .text(path), "part": .text(part), "fault": .message(fault)])
  }

  static func noPage(_ name: String, instead: Message) -> Message {
    Message(
      "no lesson and no exercise is '{name}'; {instead}",
      ["name": .text(name), "instead": .message(instead)])
  }

  /// The page is one that the path has not; the other one is a page or an exercise of the path.
  static func isNeeded(_ page: String, by other: String) -> Message {
    Message(
      "'{other}' needs '{page}', which the path leaves out",
      ["other": .text(other), "page": .text(page)])
  }

  /// The page comes later in the path than the other page, or the exercise, that needs it.
  static func isNeededBefore(_ page: String, by other: String) -> Message {
    Message(
      "'{other}' needs '{page}', which comes only after it",
      ["other": .text(other), "page": .text(page)])
  }

  /// Both are numbers of hours, with a point and a figure.
  static func otherHours(_ said: Double, _ counted: Double) -> Message {
    Message(
      "it says {said} hours, and by words and lines it takes about {counted}: change one of them",
      ["said": .text("\(said)"), "counted": .text("\(counted)")])
  }
}
