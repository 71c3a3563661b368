import Messages

/// What is wrong with what the environment names for readers.
extension Message {
  /// PAGER is a variable of the environment, “--no-pager” an option.
  static func pagerNotStarted(_ command: String, _ reason: Message) -> Message {
    Message(
      """
      the pager '{command}' cannot be started: {reason}; name another in PAGER, or use --no-pager
      """, ["command": .text(command), "reason": .message(reason)])
  }

  /// Why a pager cannot be started.
  static let shellKnowsNoSuchCommand = Message("the shell knows no such command")

  /// The variable is one of the environment; the names of themes are typed so.
  static func noTheme(_ value: String, variable: String) -> Message {
    Message(
      "{variable} is '{value}', which is no theme; make it standard, light or dark",
      ["variable": .text(variable), "value": .text(value)])
  }
}
