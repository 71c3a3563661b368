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
