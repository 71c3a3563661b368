import Messages

/// What 'hint' and 'solution' say.
extension Message {
  /// The heading of a hint.
  static func hint(_ number: Int, of count: Int, forTODO todo: Int) -> Message {
    Message(
      "Hint {number} of {count} for TODO {todo}",
      ["number": .number(number), "count": .number(count), "todo": .number(todo)])
  }

  /// 'hint' is typed so; how many hints are left.
  static func hintsLeft(_ left: Int, forTODO todo: Int) -> Message {
    Message(
      "{command}  (or 'hint' once more: TODO {todo} has {left} left)",
      ["command": .span, "todo": .number(todo), "left": .number(left)])
  }

  /// Of an exercise with one TODO.
  static func lastHint() -> Message {
    Message("{command}  (that was the last hint)", ["command": .span])
  }

  /// 'hint --todo …' is typed so.
  static func lastHint(forTODO todo: Int, other: Int) -> Message {
    Message(
      """
      {command}  (that was the last hint for TODO {todo}; 'hint --todo {other}' shows one for TODO \
      {other})
      """, ["command": .span, "todo": .number(todo), "other": .number(other)])
  }

  static func noHintNeeded(_ exercise: String) -> Message {
    Message("{exercise} has passed, so no TODO is open.", ["exercise": .text(exercise)])
  }

  static func hintsAllTheSame() -> Message {
    Message("{command}  shows the hints for TODO 1 all the same.", ["command": .span])
  }

  /// After the model answer was seen before a pass.
  static func writeYourOwn() -> Message {
    Message("close it, write it in your own words, {command}", ["command": .span])
  }
}
