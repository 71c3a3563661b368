import Messages

/// Hints in the learner's loop. What stands between ' is a key.
extension Message {
  static let noHints = Message("This exercise has no hints.")

  static let noTODOIsOpen = Message("No TODO is open. The key '1' shows the hints for TODO 1.")

  static func noTODO(_ number: Int) -> Message {
    Message("There is no TODO {number} in this exercise.", ["number": .number(number)])
  }

  static func noHints(forTODO todo: Int) -> Message {
    Message("There are no hints for TODO {todo}.", ["todo": .number(todo)])
  }

  static func hintsAgain(forTODO todo: Int) -> Message {
    Message(
      "That was the last hint for TODO {todo}; here is the first one again.",
      ["todo": .number(todo)])
  }

  static func hintsOfOther(todo: Int) -> Message {
    Message("The key '{todo}' shows those for TODO {todo}.", ["todo": .number(todo)])
  }

  /// The heading of a hint.
  static func hint(_ number: Int, of count: Int, forTODO todo: Int) -> Message {
    Message(
      "Hint {number} of {count} for TODO {todo}",
      ["number": .number(number), "count": .number(count), "todo": .number(todo)])
  }

  /// Behind a hint's heading.
  static let lastHint = Message(", the last one", context: "hint")

  /// Behind a hint's heading: how many more there are, and the key that shows them.
  static func moreHints(_ count: Int) -> Message {
    Message(one: ", {count} more with 'h'", other: ", {count} more with 'h'", count: count)
  }
}
