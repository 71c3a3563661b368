import Messages

/// What an audit says of an exercise's files: what does not fit. What stands in quotes is typed so.
extension Message {
  static func noTest(_ check: String) -> Message {
    Message(
      "the check '{check}' has no test in Hidden: write '@Test func {check}()'",
      ["check": .text(check)])
  }

  static func noTest(_ check: String, nearest: String) -> Message {
    Message(
      "the check '{check}' has no test in Hidden: write '@Test func {check}()', or is it '{nearest}'?",
      ["check": .text(check), "nearest": .text(nearest)])
  }

  static func neverRuns(_ test: String, in file: String) -> Message {
    Message(
      "the test '{test}' in {file} is no check of exercise.json and never runs",
      ["test": .text(test), "file": .text(file)])
  }

  static func compilesWithoutNone(_ check: String, _ file: String) -> Message {
    Message(
      "the check '{check}' compiles without '{file}', which is no file of the solution",
      ["check": .text(check), "file": .text(file)])
  }

  static func compilesWithoutNone(_ check: String, _ file: String, nearest: String) -> Message {
    Message(
      """
      the check '{check}' compiles without '{file}', which is no file of the solution; did you mean \
      '{nearest}'?
      """, ["check": .text(check), "file": .text(file), "nearest": .text(nearest)])
  }

  static func opensNone(_ check: String, _ file: String) -> Message {
    Message(
      "the check '{check}' opens '{file}', which is no file of Hidden",
      ["check": .text(check), "file": .text(file)])
  }

  static func opensNone(_ check: String, _ file: String, nearest: String) -> Message {
    Message(
      """
      the check '{check}' opens '{file}', which is no file of Hidden; did you mean '{nearest}'?
      """, ["check": .text(check), "file": .text(file), "nearest": .text(nearest)])
  }

  /// The opener is a check, too.
  static func opensTooEarly(_ check: String, opener: String) -> Message {
    Message(
      """
      the check '{check}' has its test in a file that '{opener}' opens: let it need that check, or one \
      that does
      """, ["check": .text(check), "opener": .text(opener)])
  }

  static func calledAsItsModule(_ type: String) -> Message {
    Message(
      "a type is called '{type}', as its module is: rename one of them", ["type": .text(type)])
  }

  static func calledAsGivenModule(_ type: String) -> Message {
    Message(
      "a type is called '{type}', as a given module is: rename one of them",
      ["type": .text(type)])
  }

  /// Variants are other right answers.
  static func fewVariants(_ count: Int, wanted: Int) -> Message {
    Message(
      one: """
        there is {count} variant: write {wanted}, which are right in another structure, in another \
        style, with a file more
        """,
      other: """
        there are {count} variants: write {wanted}, which are right in another structure, in another \
        style, with a file more
        """, count: count, ["wanted": .number(wanted)])
  }

  static func asInSolution(_ path: String) -> Message {
    Message("{path} is as in the solution: change it, or delete it", ["path": .text(path)])
  }

  static func unusedModule(_ name: String) -> Message {
    Message(
      "nobody imports the given module '{name}': use it, or delete its folder",
      ["name": .text(name)])
  }

  static func calledAsExercise(_ name: String) -> Message {
    Message(
      """
      the given module '{name}' is called as an exercise: rename one of them, since a workspace's \
      package has both
      """, ["name": .text(name)])
  }

  static func calledAsModule(_ name: String, of exercise: String) -> Message {
    Message(
      """
      the given module '{name}' is called as a module that {exercise} gives: rename one of them, \
      since a workspace's package has both
      """, ["name": .text(name), "exercise": .text(exercise)])
  }
}
