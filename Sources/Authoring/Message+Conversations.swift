import Messages

/// What an audit says of conversations that are drawn and not had. What stands in quotes is typed so.
extension Message {
  /// A block that names no run; perhaps a check in which it is true.
  static func unproved(isOf check: String?) -> Message {
    guard let check else {
      return Message(
        """
        nothing proves this conversation: name the check whose it is ('conversation of CHECK'), or a \
        program beside the task ('conversation of NAME.swift'), or call it 'conversation sketch' if \
        its objects are not here
        """)
    }
    return Message(
      """
      nothing proves this conversation: write 'conversation of {check}', where the solution's objects \
      have it
      """, ["check": .text(check)])
  }

  static let unprovedInPage = Message(
    """
    nothing proves this conversation: name the program whose it is ('conversation of NAME.swift'), or \
    call it 'conversation sketch' if its objects are not here
    """)

  static func noProgramBesideTask(_ name: String) -> Message {
    Message("there is no {name} beside the task", ["name": .text(name)])
  }

  static func noCheckInPage(_ name: String) -> Message {
    Message("a page has no checks: name a program instead of {name}", ["name": .text(name)])
  }

  /// Of a check that there is not, or that is no test; perhaps the one that is meant.
  static func conversationOfNoCheck(_ id: String, nearest: String?) -> Message {
    guard let nearest else {
      return Message("exercise.json has no check '{id}' that is a test", ["id": .text(id)])
    }
    return Message(
      "exercise.json has no check '{id}' that is a test; did you mean '{nearest}'?",
      ["id": .text(id), "nearest": .text(nearest)])
  }

  /// Of a check or a program that cannot be recorded.
  static func notRecorded(_ name: String) -> Message {
    Message("what objects say in {name} cannot be recorded", ["name": .text(name)])
  }

  /// A line of a conversation that is not true of this check or program.
  static func notSaid(_ line: String, in run: String) -> Message {
    Message(
      "this is not said in {run} after what stands above it: '{line}'",
      ["line": .text(line), "run": .text(run)])
  }

  /// A line that a conversation of this check or program lacks.
  static func notDrawn(_ line: String, in run: String) -> Message {
    Message(
      """
      this is said in {run} meanwhile and not drawn: '{line}'; draw it, or end the first line with \
      'leaving out NAME'
      """, ["line": .text(line), "run": .text(run)])
  }
}
