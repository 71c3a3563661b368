import Messages
import Terminal

extension PracticeModel {
  /// The keys and what they do, below each other where they have no room side by side.
  var helpPage: PracticePage {
    PracticePage(title: profile.text(of: .keys)) { profile, _ in
      let rows = Message.help.map { keys, meaning in
        [
          Line(profile.spans(of: keys, style: Style(bold: true))), Line(profile.spans(of: meaning)),
        ]
      }
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
