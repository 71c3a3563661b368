import CourseModel
import Messages
import Terminal

extension VerdictParts {
  /// All checks with their state under the number that pass: whole where there is room for that,
  /// otherwise a row for each. If there is not enough room, as many as fit: first those that did
  /// not pass.
  ///
  /// - Parameters:
  ///   - rows: The number of rows for it.
  ///   - more: Returns the text about this number of checks that have no room.
  package func list(rows: Int, more: (_ count: Int) -> Message) -> [Line] {
    let checks = report.checks
    let open = checks.filter { $0.status != .passed }
    // Translators: Above a list of checks.
    let count = Message(
      one: "\(checks.count - open.count, "passed") of {count} checks pass",
      other: "{passed} of {count} checks pass", count: checks.count)
    let heading = Line(profile.spans(of: count, style: Style(bold: true)))
    let whole = checks.flatMap { line(of: $0) }
    if whole.count < rows { return [heading] + whole }
    if checks.count < rows { return [heading] + checks.map(row) }
    if open.isEmpty, rows < 3 { return [heading] }
    let shown = max(0, rows - 2)
    let first =
      open.prefix(shown)
      + checks.filter { $0.status == .passed }.prefix(shown - min(shown, open.count))
    let left = checks.count - first.count
    let rest = LineBreaker(
      width: profile.columns, first: [.decoration("  ")], following: [.decoration("  ")]
    ).lines(of: profile.spans(of: more(left), style: Style(dim: true)))
    return [heading] + first.map(row) + rest
  }

  /// A check in one row: the text in parentheses gives way to the name.
  private func row(of check: CheckResult) -> Line {
    let lines = line(of: check)
    guard lines.count > 1 else { return lines.first ?? Line() }
    let short = line(of: check, namesState: false)
    guard short.count > 1, let first = short.first else { return short.first ?? Line() }
    return Line(first.spans + [.decoration(" …")]).truncated(to: profile.columns)
  }
}
