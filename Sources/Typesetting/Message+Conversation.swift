import Messages

/// A conversation in sentences, for a reader who listens or where there is no room to draw it: a
/// sentence for each message, the names and messages in looks of their own.
extension Message {
  static func tells() -> Message {
    Message(
      "{sender} tells {receiver}: {message}",
      ["sender": .span, "receiver": .span, "message": .span])
  }

  static func answers() -> Message {
    Message(
      "{sender} answers {receiver}: {message}",
      ["sender": .span, "receiver": .span, "message": .span])
  }

  static func tellsItself() -> Message {
    Message("{sender} tells itself: {message}", ["sender": .span, "message": .span])
  }

  static func answersItself() -> Message {
    Message("{sender} answers itself: {message}", ["sender": .span, "message": .span])
  }

  /// What happens between two messages.
  static func note() -> Message { Message("Note: {text}", ["text": .span]) }

  /// Before a conversation, for who listens.
  static let messages = Message("Messages:")

  /// Below a conversation, for who listens.
  static let endOfMessages = Message("End of messages.")
}

/// Why a block is no conversation, and what to do. The line is its author's, in quotes; arrows are
/// typed so.
extension Message {
  static let noMessages = Message(
    "the conversation has no message; write sender -> receiver : message")

  static func noArrow(_ line: String) -> Message {
    Message("{line} has no arrow; write sender -> receiver : message", ["line": .text(line)])
  }

  static func unknownArrow(_ arrow: String) -> Message {
    Message(
      "'{arrow}' is no arrow; write -> for a message, --> for an answer", ["arrow": .text(arrow)])
  }

  static func twoArrows(_ line: String) -> Message {
    Message("{line} has two arrows; write a line for each message", ["line": .text(line)])
  }

  static func noSender(_ line: String) -> Message {
    Message("{line} has no sender; write sender -> receiver : message", ["line": .text(line)])
  }

  static func noReceiver(_ line: String) -> Message {
    Message("{line} has no receiver; write sender -> receiver : message", ["line": .text(line)])
  }

  static func noMessage(_ line: String) -> Message {
    Message("{line} has no message; write sender -> receiver : message", ["line": .text(line)])
  }

  static let emptyNote = Message("the note says nothing; write note : text")
}
