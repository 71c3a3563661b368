import Messages

/// What 'list' and 'test-out' say of a course's topics.
extension Message {
  /// The command is 'switchboard start DIR', the exercises of a course are listed above it.
  static func workspaceToDoThemIn() -> Message {
    Message("{command}  makes a workspace to do them in.", ["command": .span])
  }

  /// The command is 'switchboard test-out …'.
  static func ifYouKnowTheTopic() -> Message {
    Message("{command}  if you know the topic already.", ["command": .span])
  }

  /// What stands beside a topic of which no exercise is open.
  static let topicPassed = Message("passed", context: "topic")

  /// The command is 'switchboard test-out …', it is a topic for which the exercises stand.
  static func judgesThoseThatStandForIt() -> Message {
    Message("{command}  judges the exercises that stand for it.", ["command": .span])
  }

  static func nothingToTestOut(_ topic: String) -> Message {
    Message(
      "You have passed all of {topic}, so nothing was judged.", ["topic": .text(topic)])
  }

  /// The exercises are names, those that are missing behind commas.
  static func toTestOut(of topic: String, pass exercises: [String], missing: [String]) -> Message {
    Message(
      "To test out of {topic}, pass {exercises}. Missing: {missing}.",
      [
        "topic": .text(topic), "exercises": .message(.all(of: exercises)),
        "missing": .text(missing.joined(separator: ", ")),
      ])
  }

  /// The first command shows an exercise's task.
  static func taskAndHint() -> Message {
    Message("{show}  is its task; {hint}  helps.", ["show": .span, "hint": .span])
  }

  static func testedOut(of topic: String) -> Message {
    Message("You have tested out of {topic}.", ["topic": .text(topic)])
  }

  /// The exercises are those of a topic; it was tested out of.
  static let allCountAsPassed = Message("All of its exercises count as passed.")

  /// The same; those are named that had not passed.
  static func allCountAsPassed(without exercises: [String]) -> Message {
    Message(
      "All of its exercises count as passed. Without a pass of their own: {exercises}.",
      ["exercises": .text(exercises.joined(separator: ", "))])
  }

  /// Names, “and” before each but the first.
  static func all(of names: [String]) -> Message {
    names.dropFirst().reduce(.verbatim(names.first ?? "")) { .both($0, .verbatim($1)) }
  }

  /// Two names, or more of them, of which the first is two or more itself.
  private static func both(_ first: Message, _ second: Message) -> Message {
    Message("{first} and {second}", ["first": .message(first), "second": .message(second)])
  }

  /// Of a handout.
  static let noTestingOutHere = Message(
    """
    the checks that would tell whether you know this topic are not in this handout; do its exercises, \
    or ask your instructor
    """)
}
