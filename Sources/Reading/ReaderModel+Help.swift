import Messages
import Terminal

extension ReaderModel {
  /// The keys with their effects, one below the other if they don't fit side by side.
  var helpLines: [Line] {
    let rows = Message.help.map { keys, meaning in
      [Line(profile.spans(of: keys, style: Style(bold: true))), Line(profile.spans(of: meaning))]
    }
    let table = Table(columns: [.left, .left], rows: rows)
    guard table.lines(width: .max).contains(where: { $0.width() > size.columns }) else {
      return table.lines(width: size.columns)
    }
    let breaker = LineBreaker(width: size.columns)
    return rows.flatMap { $0.flatMap { breaker.lines(of: $0.spans) } + [Line()] }
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
    (Message("Ctrl-Z", context: "keys"), Message("stop ('fg' goes on)")),
    (Message("q Ctrl-C", context: "keys"), Message("quit", context: "help")),
  ]
}
