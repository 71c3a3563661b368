import ArgumentParser

/// The options to show a conversation below a verdict.
struct ConversationOptions: ParsableArguments {
  @Flag(
    name: .customLong("conversation"),
    help: "Show what your objects said in the first check that did not pass.")
  var isWanted = false

  @Option(
    name: .customLong("conversation-of"),
    help: ArgumentHelp(
      "The same for this check: its number or its id.", valueName: "check"))
  var check: String?
}
