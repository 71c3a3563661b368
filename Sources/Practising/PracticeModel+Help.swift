import Terminal

extension PracticeModel {
  private static let keys: [(keys: String, meaning: String)] = [
    ("n p", "next, previous exercise"),
    ("N", "the next page to read: the first that you have not read"),
    ("L", "list of all topics, lessons and exercises; there '/' filters"),
    ("t l", "task, lesson; the same key again puts it away"),
    ("h H", "one more hint for the open TODO; the one before it"),
    ("1 2 3 …", "a hint for the TODO of that number"),
    ("v", "all checks and what each has to say"),
    ("w", "why: the lesson, where it explains the first open check"),
    ("e", "edit where the trouble is; in a lesson, its program"),
    ("r", "run your code without judging it; in a lesson, its program"),
    ("a b 1 2 …", "answer a lesson's question; Space passes it over"),
    ("Enter", "check again"),
    ("s", "the model answer beside yours"),
    ("o T", "after a pass: another right answer; the twin"),
    ("R u", "put the stub back; undo that, or a restoration"),
    ("a", "what you had at each attempt, to put it back"),
    ("Tab", "from the verdict to what stands beside it, and back"),
    ("j k ↓ ↑", "a line down, up"),
    ("Space b PgDn PgUp", "a page down, up"),
    ("g G Home End", "beginning, end"),
    ("Esc", "put away what is in front"),
    ("Ctrl-L", "draw the screen again"),
    ("Ctrl-Z", "stop ('fg' goes on)"),
    ("q Ctrl-C", "quit; what has passed is kept"),
  ]

  /// The keys and what they do, below each other where they have no room side by side.
  var helpPage: PracticePage {
    PracticePage(title: "Keys") { profile, _ in
      let rows = Self.keys.map { [Line($0.keys, style: Style(bold: true)), Line($0.meaning)] }
      let table = Table(columns: [.left, .left], rows: rows)
      guard
        profile.accessible
          || table.lines(width: .max).contains(where: { $0.width() > profile.columns })
      else { return table.lines(width: profile.columns) }
      let breaker = LineBreaker(width: profile.columns)
      return rows.flatMap { breaker.lines(of: $0[0].spans + [Span(": ")] + $0[1].spans) }
    }
  }

  /// What a key does while the keys are shown: all but those that scroll put them away.
  mutating func press(_ key: Key, inHelp view: PageView) -> [PracticeEffect] {
    var view = view
    if view.pane.scroll(key) { layers.replace(with: .help(view)) } else { layers.putAway() }
    return []
  }
}
