import Messages

/// Keys for an exercise as it stands.
extension FooterKey {
  /// What a key shows.
  ///
  /// - Parameter isBeside: Whether it stands beside the verdict, and need only be gone to.
  static func task(isBeside: Bool) -> FooterKey {
    FooterKey(isBeside ? .tabKey : .verbatim("t"), Message("task", context: "key"))
  }

  /// What a key shows.
  ///
  /// - Parameter isBeside: Whether it stands beside the verdict, and need only be gone to.
  static func lesson(isBeside: Bool) -> FooterKey {
    FooterKey(isBeside ? .tabKey : .verbatim("l"), Message("lesson", context: "key"))
  }

  /// What a key does, or shows: the first hint.
  static let hint = FooterKey("h", Message("hint", context: "key"))

  /// What a key shows: one of so many hints that were not seen.
  static func hint(left: Int) -> FooterKey {
    FooterKey("h", Message("hint ({left} left)", context: "key", ["left": .number(left)]))
  }

  /// What a key shows: hints that were seen.
  static let hints = FooterKey("h", Message("hints", context: "key"))

  /// What a key shows.
  static let allChecks = FooterKey("v", Message("all checks", context: "key"))

  /// What a key shows: no longer all checks.
  static let fewerChecks = FooterKey("v", Message("fewer", context: "key"))

  /// What a key does: it opens an editor.
  static let edit = FooterKey("e", Message("edit", context: "key"))

  /// What a key does to the learner's code.
  static let run = FooterKey("r", Message("run", context: "key"))

  /// What a key shows: the whole course.
  static let list = FooterKey("L", Message("list", context: "key"))

  /// What a key does to a lesson's program.
  static let runProgram = FooterKey("r", Message("run the program", context: "key"))

  /// What a key does to a lesson's program.
  static let editProgram = FooterKey("e", Message("edit it", context: "key"))

  /// What a key does, after a verdict that could not be had.
  static let checkAgain = FooterKey(.enterKey, Message("check again", context: "key"))

  /// What a key shows: where the lesson explains the first open check.
  static let why = FooterKey(
    .verbatim("\(PracticeModel.readingKey)"), Message("why", context: "key"))
}

/// Keys after a pass.
extension FooterKey {
  /// What a key opens: the page to read next.
  static let readOn = FooterKey("N", Message("read on", context: "key"))

  /// What a key opens: the next exercise.
  static let next = FooterKey("n", Message("next", context: "key"))

  /// What a key shows: the model answer.
  static let solution = FooterKey("s", Message("solution", context: "key"))

  /// What a key shows: another right answer.
  static let other = FooterKey("o", Message("another answer", context: "key"))

  /// What a key shows: the same conversation in today's Apple code.
  static let twin = FooterKey("T", Message("twin", context: "key"))
}
