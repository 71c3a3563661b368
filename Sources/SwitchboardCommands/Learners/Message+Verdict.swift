import Messages

/// What 'switchboard check' says after a verdict.
extension Message {
  /// Shown while an exercise is judged, with seconds behind it.
  static func judging(_ exercise: String) -> Message {
    Message("judging {exercise}", ["exercise": .text(exercise)])
  }

  /// Shown while the other checks still run, with seconds behind it: this one did not pass.
  static func judgingOthers(than check: String, _ status: Message) -> Message {
    Message(
      "✗ {check} ({status}); judging the others",
      ["check": .text(check), "status": .message(status)])
  }

  /// After the last exercise of a course.
  static let passedAll = Message("That was the last one: you have passed them all.")

  /// What comes next, a part of a sentence; the command shows the model answer.
  static func thenModelAnswer() -> Message {
    Message("; {command}  shows the model answer beside yours.", ["command": .span])
  }

  /// After a pass.
  static func showsOtherAnswer() -> Message {
    Message("{command}  shows another right answer.", ["command": .span])
  }

  /// After a pass: the twin.
  static func showsTwin() -> Message {
    Message("{command}  shows the same conversation in today's Apple code.", ["command": .span])
  }

  /// After a verdict that is no pass; 'hint', 'run' and '--verbose' are typed so.
  static func changeAndCheck() -> Message {
    Message(
      "change it, save, {command}  ('hint' helps; 'run' shows what your code prints)",
      ["command": .span])
  }

  /// The same where several checks did not pass.
  static func changeAndCheckAll() -> Message {
    Message(
      """
      change it, save, {command}  ('hint' helps; 'run' shows what your code prints; '--verbose' \
      explains them all)
      """, ["command": .span])
  }
}
