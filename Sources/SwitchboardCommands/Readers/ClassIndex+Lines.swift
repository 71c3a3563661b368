import CourseModel
import Messages
import Terminal

extension ClassIndex {
  /// A table in which each entry takes as many rows as it needs, so that none is cut off.
  static func lines(of entries: [Entry], in place: TerminalProfile) -> [Line] {
    let names = entries.map { Line($0.name, style: Style(bold: true)) }
    let room = place.columns - (names.map { $0.width() }.max() ?? 0) - Table.gap
    let rows = zip(names, entries).flatMap { name, entry in
      LineBreaker(width: max(20, room))
        .lines(of: [
          Span((entry.lessons + entry.exercises).joined(separator: ", "), isVerbatim: true)
        ])
        .enumerated().map { [$0 == 0 ? name : Line(), $1] }
    }
    // Translators: Where a name of Apple's is explained and used.
    let head = [
      Message("name", context: "heading"), Message("lessons and exercises", context: "heading"),
    ]
    .map { Line(place.spans(of: $0, style: Style(dim: true))) }
    return Table(columns: [.left, .left], rows: [head] + rows).lines(width: place.columns)
  }
}
