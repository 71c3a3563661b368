import Messages
import Terminal

extension PracticeModel {
  /// The keys with their effects, one below the other if they don't fit side by side.
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

  /// Handles a key in the help: any key except those that scroll closes it.
  mutating func press(_ key: Key, inHelp view: PageView) -> [PracticeEffect] {
    var view = view
    if view.pane.scroll(key) { layers.replace(with: .help(view)) } else { layers.putAway() }
    return []
  }
}
