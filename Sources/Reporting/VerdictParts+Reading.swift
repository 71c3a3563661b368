import CourseModel
import Messages
import Terminal

extension VerdictParts {
  /// A reference to the lesson section for the check to explain first; empty for other checks.
  package func reading(of check: CheckResult, indent: Int = 6) -> [Line] {
    guard check.id == report.firstOpenCheck?.id, let place = check.read else { return [] }
    let dim = Style(dim: true)
    let bold = Style(bold: true)
    let words =
      if let readingKey {
        profile.spans(
          of: Message("To read: “\(place.heading, "heading")”, key \(span: "key")"), style: dim,
          with: ["key": [Span("\(readingKey)", style: bold)]])
      } else {
        profile.spans(
          // Translators: Where a lesson explains what a check is about: the heading of a section,
          // and the command that shows the lesson.
          of: Message("To read: “\(place.heading, "heading")”, \(span: "command")"), style: dim,
          with: [
            "command": [
              Span("switchboard lesson \(place.lesson)", style: bold, isVerbatim: true)
            ]
          ])
      }
    let blanks = String(repeating: " ", count: indent)
    return LineBreaker(
      width: profile.columns, first: [.decoration(blanks)],
      following: [.decoration(blanks + "  ")]
    ).lines(of: words)
  }
}
