import Messages

/// What objects said in a check.
extension Message {
  /// Shown while a check is run once more, with seconds behind it.
  static func listening(to exercise: String) -> Message {
    Message("listening to {exercise}", ["exercise": .text(exercise)])
  }

  /// Above a conversation: the name of the check in which it was held.
  static func saidIn(_ check: String) -> Message {
    Message("What your objects said: {check}", ["check": .text(check)])
  }

  /// Above a conversation: the name of the check in which it was held.
  static func modelSaidIn(_ check: String) -> Message {
    Message("What the model's objects said: {check}", ["check": .text(check)])
  }

  /// Above a conversation that a learner's own statements have begun.
  static let whatWasSaid = Message("What your objects said")

  /// Of a course that was handed out; '--conversation' is typed so.
  static let noConversationsHere = Message(
    """
    what objects say is shown beside the model's, which is not in this handout; leave --conversation \
    out
    """)

  /// The count is how many checks there are.
  static func noCheck(_ name: String, of exercise: String, count: Int) -> Message {
    Message(
      """
      {exercise} has no check '{name}'; name one by its number, 1 to {count}, or by its id in \
      'switchboard check --json'
      """,
      ["name": .text(name), "exercise": .text(exercise), "count": .number(count)])
  }
}
