import CourseModel
import Terminal

extension VerdictParts {
  /// Where a lesson explains what the check that is explained first is about, and how to get there;
  /// nothing for any other check.
  package func reading(of check: CheckResult, indent: Int = 6) -> [Line] {
    guard check.id == report.firstOpenCheck?.id, let place = check.read else { return [] }
    let dim = Style(dim: true)
    let bold = Style(bold: true)
    let way =
      readingKey.map { [Span("key ", style: dim), Span("\($0)", style: bold)] }
      ?? [Span("switchboard lesson \(place.lesson)", style: bold)]
    let blanks = String(repeating: " ", count: indent)
    return LineBreaker(
      width: profile.columns, first: [.decoration(blanks)],
      following: [.decoration(blanks + "  ")]
    ).lines(of: [Span("To read: “\(place.heading)”, ", style: dim)] + way)
  }
}
