import CourseModel
import Terminal

/// Which checks of an exercise fail with which of its known mistakes.
package struct AuditMatrix {
  let exercise: Exercise
  /// One for each mistake, under its name.
  let reports: [Report]
  let profile: TerminalProfile

  package init(_ exercise: Exercise, _ reports: [Report], profile: TerminalProfile) {
    self.exercise = exercise
    self.reports = reports
    self.profile = profile
  }

  /// A row for each mistake, a column for each check, by its number; then what the numbers mean.
  package var lines: [Line] {
    let bold = Style(bold: true)
    let numbers = exercise.checks.indices.map { Line("\($0 + 1)", style: bold) }
    let table = Table(
      columns: [.left] + exercise.checks.map { _ in .right },
      rows: [[Line("mistake", style: bold)] + numbers] + reports.map(row))
    let legend = Table(
      columns: [.right, .left],
      rows: exercise.checks.enumerated().map { index, check in
        [Line("\(index + 1)", style: bold), Line(check.name)]
      })
    let marks = Line(
      "\(Self.alone) fails alone, \(Self.among) fails with others", style: Style(dim: true))
    return table.lines(width: profile.columns) + [Line()] + legend.lines(width: profile.columns)
      + [Line(), marks]
  }

  private static let alone = "●"
  private static let among = "○"

  private func row(_ report: Report) -> [Line] {
    let open = report.checks.count { $0.status.isWrong }
    let cells = report.checks.map { check -> Line in
      switch check.status {
      case .passed, .pending, .notRun: Line("·", style: Style(dim: true))
      // What fails alone proves its check.
      default: Line(open == 1 ? Self.alone : Self.among, style: StatusMark(check.status).style)
      }
    }
    return [Line(report.submission)] + cells
  }
}
