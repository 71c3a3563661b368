import Messages

/// What an audit says of an exercise's TODOs, done one after the other. What stands in quotes is typed
/// so.
extension Message {
  /// The status is a word as in reports for programs, such as “doesNotCompile”; the reasons are the
  /// compiler's words.
  static func stepIs(_ todo: Int, _ status: String, _ reasons: String) -> Message {
    Message(
      """
      the program in which only the TODOs up to {todo} are done is {status}: {reasons}: if it should \
      compile, put its files, those that are not derived rightly, into Steps/{todo}; if it cannot, \
      change the order of the TODOs, or give two of them one number
      """, ["todo": .number(todo), "status": .text(status), "reasons": .text(reasons)])
  }

  static func stepIsNot(_ mistake: String, _ todo: Int) -> Message {
    Message(
      """
      the mistake '{mistake}' names TODO {todo} in 'steps', and the program in which the TODOs up to \
      it are done is not taken for it: remove it there
      """, ["mistake": .text(mistake), "todo": .number(todo)])
  }

  static func stepIsTaken(for mistake: String, _ todo: Int) -> Message {
    Message(
      """
      the program in which only the TODOs up to {todo} are done is taken for the mistake '{mistake}': \
      if its message is true for it, add it to 'steps' in message.md; else find a check that tells \
      them apart
      """, ["mistake": .text(mistake), "todo": .number(todo)])
  }

  static func otherTODO(_ check: String, decidedBy todo: Int, not named: Int) -> Message {
    Message(
      """
      the check '{check}' passes when the TODOs up to {todo} are done, and not before: write "todo": \
      {todo} instead of {named}, and put it among the checks of that TODO
      """, ["check": .text(check), "todo": .number(todo), "named": .number(named)])
  }

  static func idleStep(_ todo: Int) -> Message {
    Message(
      """
      TODO {todo}, done after those before it, lets no check pass that did not: write one, or join it \
      with another TODO; if the program was not derived rightly, put its files into Steps/{todo}
      """, ["todo": .number(todo)])
  }

  static let noHints = Message(
    "README.md has no hints: end it with '## Hints', and hints for each TODO")

  static func noHints(for todo: Int) -> Message {
    Message(
      "README.md has no hints for TODO {todo}: add '### TODO {todo}'", ["todo": .number(todo)])
  }

  static func hintsForNone(_ todo: Int) -> Message {
    Message(
      "README.md has hints for TODO {todo}, which Sources lacks: remove them",
      ["todo": .number(todo)])
  }
}
