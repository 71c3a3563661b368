import Messages
import Terminal

extension ReaderModel {
  /// The keys with their effects.
  var helpLines: [Line] {
    var profile = profile
    profile.columns = size.columns
    return KeyHelp(Message.help).lines(profile)
  }
}

extension Message {
  /// A row of the help: keys, or what they do. Keys of one letter are as they are.
  fileprivate static let help: [(keys: Message, meaning: Message)] = [
    (.verbatim("j k ↓ ↑"), Message("a line down, up")),
    (Message("Space b PgDn PgUp", context: "keys"), Message("a page down, up")),
    (.verbatim("d u"), Message("half a page down, up")),
    (Message("g G Home End", context: "keys"), Message("beginning, end")),
    (.verbatim("] ["), Message("next, previous heading")),
    (.verbatim("t"), Message("table of contents")),
    (.verbatim("/"), Message("search (a capital: match case)")),
    (.verbatim("n N"), Message("next, previous match")),
    (Message("Tab Shift-Tab", context: "keys"), Message("next, previous link")),
    (Message("Enter", context: "keys"), Message("follow the link")),
    (Message("← h Backspace", context: "keys"), Message("back", context: "help")),
    (.verbatim("→ l"), Message("forward again")),
    (Message("Esc", context: "keys"), Message("clear all marks")),
    (.verbatim("a b 1 2 …"), Message("at a question: your answer, then Enter")),
    (.verbatim("."), Message("twice shows it, once asks again")),
    (.verbatim("r"), Message("run the program on the screen")),
    (Message("Ctrl-Z", context: "keys"), Message("suspend ('fg' continues)")),
    (Message("q Ctrl-C", context: "keys"), Message("quit", context: "help")),
  ]
}
