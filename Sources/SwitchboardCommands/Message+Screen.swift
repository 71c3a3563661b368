import Messages

extension Message {
  /// Stands before what to type next.
  static let next = Message("Next:")

  /// A command alone is a sentence, too.
  static func command() -> Message { Message("{command}", ["command": .span]) }

  /// The end of a sentence that is put together.
  static let fullStop = Message(".")

  /// Stands before something else that could be typed.
  static let also = Message("Also:")

  /// Behind a question: how it is answered, with one letter or a word; N is the answer of who only
  /// presses Enter.
  static let yesOrNo = Message("[y/N]")

  /// The answer to a question that agrees, in small letters; its first letter alone is one, too.
  static let yes = Message("yes", context: "answer")

  /// The reason is the system's words.
  static func notWrittenWhole(reason: String) -> Message {
    Message(
      """
      the output could not be written whole ({reason}); do not use it: free some space, then try again
      """, ["reason": .text(reason)])
  }

  /// Somebody pressed Ctrl-C.
  static let stopped = Message("stopped; nothing is left running")
}
