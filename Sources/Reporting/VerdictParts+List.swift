import CourseModel
import Messages
import Terminal

extension VerdictParts {
  /// The number of passing checks, followed by one row for each check; if there is no room, only
  /// for those that did not pass.
  ///
  /// - Parameters:
  ///   - rows: The number of available rows.
  ///   - more: The message about the checks left out, given their number.
  package func list(rows: Int, more: (_ count: Int) -> Message) -> [Line] {
    let checks = report.checks
    let open = checks.filter { $0.status != .passed }
    let count = Message.checksPass(checks.count - open.count, of: checks.count)
    let heading = Line(profile.spans(of: count, style: Style(bold: true)))
    if checks.count < rows { return [heading] + checks.map(row) }
    if open.isEmpty || open.count < rows { return [heading] + open.map(row) }
    let shown = max(0, rows - 2)
    let rest = LineBreaker(
      width: profile.columns, first: [.decoration("  ")], following: [.decoration("  ")]
    ).lines(of: profile.spans(of: more(open.count - shown), style: Style(dim: true)))
    return [heading] + open.prefix(shown).map(row) + rest
  }

  private func row(of check: CheckResult) -> Line {
    let lines = line(of: check)
    guard lines.count > 1, let first = lines.first else { return lines.first ?? Line() }
    return Line(first.spans + [.decoration(" …")]).truncated(to: profile.columns)
  }
}
