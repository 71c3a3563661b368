import CourseModel
import Messages
import Terminal

extension VerdictParts {
  /// The output of the learner's code during a check, under a heading; empty without output.
  func printed(by check: CheckResult, indent: Int) -> [Line] {
    guard let text = check.printed else { return [] }
    // Translators: Stands above what the learner's own code printed while the check above it ran.
    return printed(text, under: Message("Your code printed:"), indent: indent)
  }

  /// The output during another check, if the one explained first has none; an empty row follows.
  var printedElsewhere: [Line] {
    guard report.firstOpenCheck?.printed == nil,
      let check = report.checks.first(where: { $0.status != .passed && $0.printed != nil }),
      let text = check.printed
    else { return [] }
    return printed(
      text, under: Message("In “\(check.name, "check")” your code printed:"), indent: 2) + [Line()]
  }

  private func printed(_ text: String, under heading: Message, indent: Int) -> [Line] {
    let blanks = Span.decoration(String(repeating: " ", count: indent))
    let bar = Span.decoration(
      profile.accessible ? "" : profile.drawing == .unicode ? "│ " : "| ", style: Style(dim: true))
    let start = LineBreaker(width: profile.columns, first: [blanks], following: [blanks])
    let row = LineBreaker(
      width: profile.columns, first: [blanks, bar], following: [blanks, bar])
    func rows(_ lines: ArraySlice<Substring>) -> [Line] {
      lines.flatMap { row.lines(of: [Span(String($0))]) }
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let heading = start.lines(of: profile.spans(of: heading, style: Style(dim: true)))
    guard lines.count > 2 * Self.shown + 2 else { return heading + rows(lines) }
    let left = lines.count - 2 * Self.shown
    // Translators: Stands between the first and the last lines that the learner's code printed.
    return heading + rows(lines.prefix(Self.shown))
      + start.lines(
        of: profile.spans(
          of: Message(one: "… {count} more line …", other: "… {count} more lines …", count: left),
          style: Style(dim: true)))
      + rows(lines.suffix(Self.shown))
  }

  /// The number of lines to keep from each end: people read the first and last ones of a loop.
  private static let shown = 5
}
