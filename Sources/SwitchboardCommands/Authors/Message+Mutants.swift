import Messages

/// What 'audit --mutants' says. A mutant is a solution that was changed by a small step.
extension Message {
  /// Shown while it goes on.
  static func gradingMutants(of exercise: String, _ graded: Int, of count: Int) -> Message {
    Message(
      "mutants of {exercise}: graded {graded} of {count}",
      ["exercise": .text(exercise), "graded": .number(graded), "count": .number(count)])
  }

  /// The reason is the grader's words.
  static func mutantsNotJudged(_ reason: String) -> Message {
    Message("some mutants could not be judged: {reason}", ["reason": .text(reason)])
  }

  static func mutantsPass(_ count: Int) -> Message {
    Message(
      one: "{count} mutant passes in lines that learners write",
      other: "{count} mutants pass in lines that learners write", count: count)
  }

  /// mutants.json is a file.
  static let checkForEachMutant = Message(
    "write a check and a mistake for each, or list it in mutants.json with a reason")

  /// Above some mutants.
  static let passInGivenCode = Message("These pass in code that is given:")
}

/// The head of the table of mutants, and what stands in it.
extension Message {
  static let exerciseHeading = Message("exercise", context: "heading")

  static let codeHeading = Message("code", context: "heading")

  static let linesHeading = Message("lines", context: "heading")

  static let mutantsHeading = Message("mutants", context: "heading")

  /// Mutants that fail.
  static let failHeading = Message("fail", context: "heading")

  /// Mutants that pass.
  static let passHeading = Message("pass", context: "heading")

  /// Mutants that mean the same as the solution.
  static let equivalentHeading = Message("equivalent", context: "heading")

  /// Mutants that a known mistake's message answers.
  static let recognisedHeading = Message("recognised", context: "heading")

  /// Mutants that do not compile.
  static let notCompiledHeading = Message("not compiled", context: "heading")

  /// Mutants that never end.
  static let hangHeading = Message("hang", context: "heading")

  /// Code that learners write.
  static let toWrite = Message("to write", context: "code")

  /// Code that learners are given.
  static let given = Message("given", context: "code")
}
