import Messages

/// Something to do next: a sentence, and what is to be typed in it.
struct Suggestion {
  let message: Message
  /// What stands for the placeholders of the message.
  let commands: [String: String]

  init(_ message: Message, _ commands: [String: String]) {
    self.message = message
    self.commands = commands
  }

  /// A command alone.
  init(_ command: String) {
    self.init(.command(), ["command": command])
  }
}
