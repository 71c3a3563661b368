import Messages

/// What the learner's loop says of a learner's files. 'u' and 'A' are keys.
extension Message {
  /// 'u' is a key, which brings back what was there.
  static func isAsGivenKeyBringsBack(_ exercise: String) -> Message {
    Message(
      "{exercise} is as it was given; 'u' brings back what you had.",
      ["exercise": .text(exercise)])
  }

  /// 'u' is a key, which goes back.
  static func isAsBeforeKeyGoesBack(_ exercise: String) -> Message {
    Message(
      "{exercise} is as it was before; 'u' again goes back.", ["exercise": .text(exercise)])
  }

  /// 'A' is a key, which lists what one had.
  static func neverResetKeyLists(_ exercise: String) -> Message {
    Message(
      "{exercise} was never reset, so there is nothing to undo; 'A' lists what you had.",
      ["exercise": .text(exercise)])
  }

  /// 'u' is a key, which brings back what was there.
  static func isAsAtAttemptKeyBringsBack(_ exercise: String, _ number: Int) -> Message {
    Message(
      "{exercise} is as it was at attempt {number}; 'u' brings back what you had.",
      ["exercise": .text(exercise), "number": .number(number)])
  }

  /// The path is that of a file for statements with which one tries an exercise.
  static func isNewPlay(_ path: String) -> Message {
    Message("{path} is new: write there what is to be run.", ["path": .text(path)])
  }

  /// Behind questions about what was learned; 'switchboard review' is typed so.
  static let reviewEndedEarly = Message(
    "The review ended early; 'switchboard review' says why.")
}
