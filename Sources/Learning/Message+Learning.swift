import Messages

/// What a learner has asked for that cannot be done. What stands between ' is typed so.
extension Message {
  /// The path is a folder's.
  static func noSources(_ path: String, _ workspace: String) -> Message {
    Message(
      "{path} is not there; 'switchboard init {workspace}' puts it back",
      ["path": .text(path), "workspace": .text(workspace)])
  }

  /// The name is a file's.
  static func missingFile(_ name: String, _ exercise: String) -> Message {
    Message(
      """
      {name} is missing: 'switchboard init .' puts it back as it was given, and 'switchboard attempts \
      {exercise}' lists what you had at each check.
      """, ["name": .text(name), "exercise": .text(exercise)])
  }

  /// Why what is at a path cannot be judged, in a sentence.
  static func notJudgeable(_ path: String, _ reason: String) -> Message {
    Message("{path}: {reason}", ["path": .text(path), "reason": .text(reason)])
  }

  static func noneOfAttempts(_ number: Int, _ exercise: String) -> Message {
    Message(
      """
      there is no attempt {number} at {exercise}, there are none; 'switchboard attempts {exercise}' \
      lists them
      """, ["number": .number(number), "exercise": .text(exercise)])
  }

  /// The count is how many attempts there are.
  static func noAttempt(_ number: Int, _ exercise: String, of count: Int) -> Message {
    Message(
      one: """
        there is no attempt {number} at {exercise}, there is {count}; 'switchboard attempts \
        {exercise}' lists them
        """,
      other: """
        there is no attempt {number} at {exercise}, there are {count}; 'switchboard attempts \
        {exercise}' lists them
        """, count: count, ["number": .number(number), "exercise": .text(exercise)])
  }

  /// Of an attempt.
  static let nothingKept = Message(
    "nothing could be read at that attempt, so there is nothing to put back")

  static func neverReset(_ exercise: String) -> Message {
    Message(
      """
      {exercise} was never reset, so there is nothing to undo; 'switchboard attempts {exercise}' \
      lists what you had at each check, and '--restore' puts it back
      """, ["exercise": .text(exercise)])
  }

  static func onlyTODO(_ number: Int, _ exercise: String) -> Message {
    Message(
      "there is no TODO {number} in {exercise}; there is only TODO 1",
      ["number": .number(number), "exercise": .text(exercise)])
  }

  /// The last number is that of the last TODO.
  static func noTODO(_ number: Int, _ exercise: String, _ last: Int) -> Message {
    Message(
      "there is no TODO {number} in {exercise}; there are 1 to {last}",
      ["number": .number(number), "exercise": .text(exercise), "last": .number(last)])
  }

  /// 'switchboard show …' shows the task.
  static func noHints(_ exercise: String, _ todo: Int) -> Message {
    Message(
      "{exercise} has no hints for TODO {todo}; 'switchboard show {exercise}' is its task",
      ["exercise": .text(exercise), "todo": .number(todo)])
  }

  /// Of a course that was handed out.
  static func noAnswerHere(_ exercise: String) -> Message {
    Message(
      "the model answer of {exercise} is not in this handout; your instructor has it",
      ["exercise": .text(exercise)])
  }
}

/// What a verdict can and cannot tell where a course was handed out without its checks.
extension Message {
  static let noChecksHere = Message(
    """
    Your instructor's checks are not here: this tells whether your code compiles and each TODO is \
    begun, not whether it is right.
    """)

  /// How many checks are not here.
  static func checksElsewhere(_ count: Int) -> Message {
    Message(
      one: """
        One check more is your instructor's, and not here: what passes the others can still be wrong.
        """,
      other: """
        {count} checks more are your instructor's, and not here: what passes the others can still be \
        wrong.
        """, count: count)
  }
}
