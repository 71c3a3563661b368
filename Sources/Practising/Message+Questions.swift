import Messages

/// What the learner's loop asks. What stands between ' is a key.
extension Message {
  static func putAttemptBack(_ number: Int) -> Message {
    Message(
      "Put attempt {number} in place of what you have now? ('u' undoes it)",
      ["number": .number(number)])
  }

  /// The stub is the code that an exercise gives.
  static let putStubBack = Message(
    "Put the stub back in place of what you have written? ('u' undoes it)")

  /// The answer is the course's own.
  static let seeAnswer = Message("See the answer before you pass? It will be noted.")

  /// The answer is the course's own; how many hints for a TODO were not seen yet.
  static func seeAnswer(todo: Int, hintsLeft: Int) -> Message {
    Message(
      one: "See the answer before you pass? TODO {todo} has a hint left. It will be noted.",
      other:
        "See the answer before you pass? TODO {todo} has {count} hints left. It will be noted.",
      count: hintsLeft, ["todo": .number(todo)])
  }

  /// Questions about what was learned; each takes a minute.
  static func answerNow(_ count: Int) -> Message {
    if count == 2 {
      return Message(
        "Two questions from what you have passed are due: {count} minutes. Answer now?",
        ["count": .number(count)])
    }
    return Message(
      one: "A question from what you have passed is due: a minute. Answer now?",
      other:
        "{count} questions from what you have passed are due: {count} minutes. Answer now?",
      count: count)
  }

  /// EDITOR is a variable of the environment.
  static let whichEditor = Message(
    "Which editor is yours? (Asked once; the variable EDITOR says it, too.)")

  /// The keys that answer a question: 'y' agrees, any other does not.
  static let yesOrNo = Message("y/n", context: "keys")

  /// The same at the end of what is said to somebody who listens.
  static let yesOrNoSpoken = Message("y or n?", context: "keys")

  /// The last of several keys that answer a question: nothing is done. The blank keeps the line
  /// whole.
  static let escapeIsNone = Message("Esc\u{A0}none", context: "keys")
}
