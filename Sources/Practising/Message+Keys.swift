import Messages

/// The help of the learner's loop.
extension Message {
  /// A row of the help: keys, or what they do. Keys of one letter are as they are.
  static let help: [(keys: Message, meaning: Message)] = [
    (.verbatim("n p"), Message("next, previous exercise")),
    (.verbatim("N"), Message("the next page to read: the first that you have not read")),
    (.verbatim("L"), Message("list of all topics, lessons and exercises; there '/' filters")),
    (.verbatim("t l"), Message("task, lesson; the same key again puts it away")),
    (.verbatim("h H"), Message("one more hint for the open TODO; the one before it")),
    (.verbatim("1 2 3 …"), Message("a hint for the TODO of that number")),
    (.verbatim("v"), Message("all checks and what each has to say")),
    (
      .verbatim("c"),
      Message("what your objects said in the first open check; once more: in another")
    ),
    (.verbatim("w"), Message("why: the lesson, where it explains the first open check")),
    (.verbatim("e"), Message("edit where the trouble is; in a lesson, its program")),
    (.verbatim("r"), Message("run your code without judging it; in a lesson, its program")),
    (
      .verbatim("a b 1 2 … ."),
      Message("answer a lesson's question; the dot shows it, or asks again")
    ),
    (Message("Enter", context: "keys"), Message("check again")),
    (.verbatim("s"), Message("the model answer beside yours")),
    (.verbatim("o T"), Message("after a pass: another right answer; the twin")),
    (.verbatim("R u"), Message("put the stub back; undo that, or a restoration")),
    (.verbatim("A"), Message("what you had at each attempt, to put it back")),
    (
      Message("Tab", context: "keys"),
      Message("from the verdict to what stands beside it, and back")
    ),
    (.verbatim("j k ↓ ↑"), Message("a line down, up")),
    (Message("Space b PgDn PgUp", context: "keys"), Message("a page down, up")),
    (Message("g G Home End", context: "keys"), Message("beginning, end")),
    (Message("Esc", context: "keys"), Message("put away what is in front")),
    (Message("Ctrl-L", context: "keys"), Message("draw the screen again")),
    (Message("Ctrl-Z", context: "keys"), Message("stop ('fg' goes on)")),
    (Message("q Ctrl-C", context: "keys"), Message("quit; what has passed is kept")),
  ]
}
