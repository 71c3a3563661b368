import Messages

/// What objects said to each other in a check.
extension Message {
  /// Above the conversation, under what the check has seen.
  static let whatWasSaid = Message("What your objects said")

  /// The name of a pane: the conversation in a check, by the check's name.
  static func saidIn(_ check: String) -> Message {
    Message("What was said: {check}", context: "pane", ["check": .text(check)])
  }

  /// The name of a pane: the checks, of which one is chosen to see its conversation.
  static let whatWasSaidWhere = Message("What was said in which check?", context: "pane")

  /// A check is run once more.
  static let listening = Message("Running it once more, to see what your objects say …")

  /// Behind the reason why there is nothing to show: 'c' is a key.
  static let otherConversations = Message("'c' lists the checks, of which others did not pass.")

  /// Of the exercise.
  static let noConversations = Message("No check of this exercise runs your objects.")

  static let conversationsAfterVerdict = Message(
    "What your objects say is shown once a check has run them.")

  /// To somebody who listens: the keys of the list of checks.
  static let checkKeys = Message(
    "'j' and 'k' choose a check, Enter tells what was said in it, 'c' leaves the list.")
}

/// Keys for what objects said.
extension FooterKey {
  /// What a key shows: what objects said in the check that is explained.
  static let conversation = FooterKey("c", Message("conversation", context: "key"))

  /// What a key shows: what objects said in a check that is chosen.
  static let otherConversations = FooterKey("c", Message("other conversations", context: "key"))

  /// What a key does to the check that is chosen.
  static let showConversation = FooterKey(.enterKey, Message("shows it", context: "key"))
}
