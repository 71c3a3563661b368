import Messages

/// What their author reads of an exercise that cannot be graded: the compiler's words stand below.
extension Message {
  static func moduleDoesNotCompileForAuthors(
    _ module: String, _ exercise: String, output: String
  ) -> Message {
    Message(
      "the module {module} that is given with {exercise} does not compile by itself:\n{output}",
      ["module": .text(module), "exercise": .text(exercise), "output": .text(output)])
  }

  static func solutionDoesNotCompileForAuthors(_ exercise: String, output: String) -> Message {
    Message(
      "the solution of {exercise} does not compile:\n{output}",
      ["exercise": .text(exercise), "output": .text(output)])
  }

  static func suiteDoesNotCompileForAuthors(_ exercise: String, output: String) -> Message {
    Message(
      "the suite of {exercise} does not compile against its solution:\n{output}",
      ["exercise": .text(exercise), "output": .text(output)])
  }

  static func checkNeverRanForAuthors(_ exercise: String, _ check: String) -> Message {
    Message(
      "exercise.json of {exercise} lists the check '{check}', but no test of that name ran",
      ["exercise": .text(exercise), "check": .text(check)])
  }
}
