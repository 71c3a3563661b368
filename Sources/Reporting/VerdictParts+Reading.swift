import CourseModel
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
          of: .toReadByKey(place.heading), style: dim,
          with: ["key": [Span("\(readingKey)", style: bold)]])
      } else {
        profile.spans(
          of: .toRead(place.heading), style: dim,
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
