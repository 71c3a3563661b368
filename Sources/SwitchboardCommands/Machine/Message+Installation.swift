import Messages

extension Message {
  /// The program is a path; the variable is one of the environment.
  static func filesNotBeside(_ executable: String, variable: String) -> Message {
    Message(
      """
      the files that belong to {program} are not beside it; install switchboard again (make install), \
      or name their folder in {variable}
      """, ["program": .text(executable), "variable": .text(variable)])
  }
}
