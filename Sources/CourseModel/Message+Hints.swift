import Messages

/// What is wrong with the hints in README.md, and what to do, behind the file's path and a line. What
/// stands in quotes is typed so.
extension Message {
  static let hintsOfTODOs = Message(
    """
    hints are written for each TODO; end the file with '## Hints', under it '### TODO 1', '### TODO \
    2' …, and under each a numbered list, whose first item is the first hint
    """)

  /// The id is that of no check; “begin” is written so.
  static func hintForNoCheck(_ id: String, hint: Int, todo: Int) -> Message {
    Message(
      "hint {hint} for TODO {todo} is for '{id}', which is neither a check nor 'begin'",
      ["hint": .number(hint), "todo": .number(todo), "id": .text(id)])
  }

  static func hintsExpected(for todo: Int) -> Message {
    Message(
      """
      the hints for TODO {todo} are expected here; head them '### TODO {todo}'; nothing else may \
      follow '## Hints'
      """, ["todo": .number(todo)])
  }

  static func hintExpected(_ number: Int) -> Message {
    Message(
      "hint {number} is expected here; begin it with '{number}. '", ["number": .number(number)])
  }

  static let hintForNoTODO = Message("this hint is for no TODO; put '### TODO 1' above it")

  static func ofNoHint(next number: Int) -> Message {
    Message(
      """
      this belongs to no hint; begin a hint with '{number}. ', and indent by three blanks what \
      belongs to it
      """, ["number": .number(number)])
  }

  static func noHint(for todo: Int) -> Message {
    Message(
      "there is no hint for TODO {todo} above this line; write one: '1. …'",
      ["todo": .number(todo)])
  }
}
