import CourseModel
import Messages
import Terminal

/// Asks a learner how much of the course they want.
struct PathQuestion {
  let paths: [StudyPath]
  let screen: Screen

  /// Asks until the answer is one that there is.
  ///
  /// - Returns: The chosen path; nil for the whole course.
  func answer() -> StudyPath? {
    screen.show([Line()])
    screen.show(Message("How much of the course do you want?"), style: Style(bold: true))
    screen.show(
      Table(columns: [.right, .left, .left, .left], rows: rows).lines(
        width: screen.output.columns) + [Line()])
    while true {
      screen.prompt(
        Message(
          """
          A number, 0 to \(paths.count, "last") (Enter: \(shortest + 1, "number"); 'switchboard list \
          --follow' changes it):
          """))
      guard let line = screen.readLine() else { return nil }
      let answer = line.trimmingCharacters(in: .whitespaces).lowercased()
      if answer.isEmpty { return paths[shortest] }
      if answer == "0" { return nil }
      let named = paths.first { $0.name == answer }
      let numbered = Int(answer).flatMap { number in
        paths.indices.contains(number - 1) ? paths[number - 1] : nil
      }
      if let path = named ?? numbered { return path }
      screen.show(
        // Translators: The answer is what somebody typed; the example is a name from the table above.
        Message(
          """
          There is no path “\(answer, "answer")”: type a number or a name from the table, such as \
          \(shortest + 1, "number") or \(paths[shortest].name, "example").
          """))
    }
  }

  /// The index of the path that takes the least time, with which it is wise to begin.
  private var shortest: Int {
    paths.indices.min { paths[$0].hours < paths[$1].hours } ?? 0
  }

  private var rows: [[Line]] {
    let place = screen.output
    let longest = paths.map(\.hours).max() ?? 0
    let all = [
      Line("  0"), Line(""), Line(place.text(of: Message("the whole course, in its order"))),
      Line(place.text(of: longest.hoursInWords)),
    ]
    return paths.enumerated().map { index, path in
      [
        Line("  \(index + 1)"), Line(path.name, style: Style(bold: true)), Line(path.title),
        Line(place.text(of: path.hours.hoursInWords)),
      ]
    } + [all]
  }
}
