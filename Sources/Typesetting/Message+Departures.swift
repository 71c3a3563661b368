import Messages

/// How a recorded conversation differs from the model's: words below an arrow, in few columns. They say
/// what the model's conversation has, never that something is wrong.
extension Message {
  static let missingMark = Message("missing", context: "message")
  static let surplusMark = Message("too much", context: "message")
  static let tooEarlyMark = Message("too early", context: "message")
  static let tooLateMark = Message("too late", context: "message")
  static let belongsHereMark = Message("belongs here", context: "message")

  static func shouldBe(_ text: String) -> Message {
    Message("should be {text}", ["text": .text(text)])
  }

  static func shouldGoTo(_ receiver: String) -> Message {
    Message("should go to {receiver}", ["receiver": .text(receiver)])
  }

  static func shouldComeFrom(_ sender: String) -> Message {
    Message("should come from {sender}", ["sender": .text(sender)])
  }

  static func shouldGo(from sender: String, to receiver: String) -> Message {
    Message(
      "should go from {sender} to {receiver}",
      ["sender": .text(sender), "receiver": .text(receiver)])
  }

  /// Beside the end of a lifeline: its object is gone.
  static let freedMark = Message("freed", context: "object")
  static let shouldHaveEnded = Message("should have ended here", context: "object")
  static let endedTooEarly = Message("ended too early", context: "object")

  /// Steps that are not drawn.
  static func omission(_ count: Int) -> Message {
    Message(
      one: "… {count} step, as in the model's conversation",
      other: "… {count} steps, as in the model's conversation", count: count)
  }

  static let crashedHere = Message("The program crashed here.")
  static let outOfTimeHere = Message("The time was over here.")
  static let tooManyEvents = Message(
    "It said more than 20,000 things; this is where the notes end.")
}

/// The same as sentences, for a reader who listens or where there is no room to draw.
extension Message {
  static func missing() -> Message { Message("Missing: {sentence}", ["sentence": .span]) }

  static func surplus() -> Message { Message("Too much: {sentence}", ["sentence": .span]) }

  static func tooEarly() -> Message { Message("Too early: {sentence}", ["sentence": .span]) }

  static func tooLate() -> Message { Message("Too late: {sentence}", ["sentence": .span]) }

  static func belongsHere() -> Message {
    Message("Belongs here: {sentence}", ["sentence": .span])
  }

  static func changed() -> Message {
    Message(
      "Otherwise: {sentence} – in the model's conversation: {expected}",
      ["sentence": .span, "expected": .span])
  }

  static func toAnother() -> Message {
    Message(
      "Otherwise: {sentence} – in the model's conversation to {receiver}",
      ["sentence": .span, "receiver": .span])
  }

  static func fromAnother() -> Message {
    Message(
      "Otherwise: {sentence} – in the model's conversation from {sender}",
      ["sentence": .span, "sender": .span])
  }

  static func fromAndToOthers() -> Message {
    Message(
      "Otherwise: {sentence} – in the model's conversation from {sender} to {receiver}",
      ["sentence": .span, "sender": .span, "receiver": .span])
  }

  static func onThread() -> Message {
    Message("On {thread}: {sentence}", ["thread": .span, "sentence": .span])
  }

  static func isFreed() -> Message { Message("{object} is freed.", ["object": .span]) }

  static func shouldBeFreed() -> Message {
    Message("Missing: {object} should be freed here, and is still there.", ["object": .span])
  }

  static func isFreedTooEarly() -> Message {
    Message(
      "Too early: {object} is freed, and in the model's conversation still there.",
      ["object": .span])
  }
}

/// What the signs in the margin mean, below a drawing.
extension Message {
  static func legend(_ signs: String) -> Message {
    Message("Beside the model's conversation: {signs}", ["signs": .text(signs)])
  }

  static let missingSign = Message("missing", context: "sign")
  static let surplusSign = Message("too much", context: "sign")
  static let changedSign = Message("otherwise", context: "sign")
  static let movedSign = Message("at another time", context: "sign")
}
