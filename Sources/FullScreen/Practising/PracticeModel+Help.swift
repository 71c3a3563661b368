import Messages
import Terminal

extension PracticeModel {
  /// The keys with their effects.
  var helpPage: PracticePage {
    // Translators: The keys and what they do.
    PracticePage(title: profile.text(of: Message("Keys", context: "pane"))) { profile, _ in
      KeyHelp(Message.help).lines(profile)
    }
  }

  /// Handles a key in the help: any key except those that scroll closes it.
  mutating func press(_ key: Key, inHelp view: PageView) -> [PracticeEffect] {
    var view = view
    if view.pane.scroll(key) { layers.replace(with: .help(view)) } else { layers.putAway() }
    return []
  }
}

extension Message {
  /// A row of the help: keys, or what they do. Keys of one letter are as they are.
  fileprivate static let help: [(keys: Message, meaning: Message)] = [
    (.verbatim("n"), Message("go on: to the page to read next, or to the exercise")),
    (.verbatim("p"), Message("the previous exercise")),
    (.verbatim("L"), Message("all topics, lessons and exercises; '/' filters the list")),
    (.verbatim("t l"), Message("task, lesson; the same key again closes it")),
    (.verbatim("h H"), Message("one more hint for the open TODO; the one before it")),
    (.verbatim("1 2 3 …"), Message("a hint for the TODO of that number")),
    (.verbatim("v"), Message("all checks, and what each one has to say")),
    (
      .verbatim("c"),
      Message("your objects' messages in the first open check; again for another check")
    ),
    (.verbatim("w"), Message("why: the lesson, where it explains the first open check")),
    (.verbatim("e"), Message("edit at the mistake; in a lesson, its program")),
    (.verbatim("r"), Message("run your code without judging it; in a lesson, its program")),
    (.verbatim("P"), Message("play: use what you have written, and see what its objects say")),
    (
      .verbatim("a b 1 2 … ."),
      Message("answer a lesson's question; . twice shows the answer, . asks again")
    ),
    (Message("Enter", context: "keys"), Message("check again")),
    (.verbatim("s"), Message("the model answer beside yours")),
    (.verbatim("o T"), Message("after a pass: another right answer; the twin")),
    (.verbatim("R u"), Message("reset to the stub; undo a reset or a restore")),
    (.verbatim("A"), Message("your code at each attempt, and restore it")),
    (
      Message("Tab", context: "keys"),
      Message("between the verdict and what is beside it")
    ),
    (.verbatim("j k ↓ ↑"), Message("a line down, up")),
    (Message("Space b PgDn PgUp", context: "keys"), Message("a page down, up")),
    (Message("g G Home End", context: "keys"), Message("beginning, end")),
    (Message("Esc", context: "keys"), Message("close what is in front")),
    (Message("Ctrl-L", context: "keys"), Message("redraw the screen")),
    (Message("Ctrl-Z", context: "keys"), Message("suspend ('fg' continues)")),
    (Message("q Ctrl-C", context: "keys"), Message("quit; what you passed is kept")),
  ]
}
