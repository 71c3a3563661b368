import Messages

/// A suggested next step: a sentence with the commands to type.
struct Suggestion {
  let message: Message
  /// The commands for the message's placeholders.
  let commands: [String: String]

  init(_ message: Message, _ commands: [String: String]) {
    self.message = message
    self.commands = commands
  }
}
