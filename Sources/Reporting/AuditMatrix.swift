import CourseModel
import Messages
import Terminal

/// A matrix of an exercise's known mistakes and the checks that fail with each.
package struct AuditMatrix {
  let exercise: Exercise
  /// One report for each mistake, with its name.
  let reports: [Report]
  let profile: TerminalProfile
  /// The reports of the previous audit, if any; differences are marked.
  let earlier: [Report]

  package init(
    _ exercise: Exercise, _ reports: [Report], profile: TerminalProfile,
    since earlier: [Report] = []
  ) {
    self.exercise = exercise
    self.reports = reports
    self.profile = profile
    self.earlier = earlier
  }

  /// One row for each mistake and one column for each check, by number, followed by a legend.
  package var lines: [Line] {
    let bold = Style(bold: true)
    let numbers = exercise.checks.indices.map { Line([Span("\($0 + 1)", style: bold), unchanged]) }
    let table = Table(
      columns: [.left] + exercise.checks.map { _ in .right },
      // Translators: The heading of a column.
      rows: [
        [Line(profile.spans(of: Message("mistake", context: "heading"), style: bold))] + numbers
      ] + reports.map(row))
    let legend = Table(
      columns: [.right, .left],
      rows: exercise.checks.enumerated().map { index, check in
        [Line("\(index + 1)", style: bold), Line(check.name)]
      })
    let marks = Line(profile.spans(of: marks, style: Style(dim: true)))
    return table.lines(width: profile.columns) + [Line()] + legend.lines(width: profile.columns)
      + [Line(), marks]
  }

  private var marks: Message {
    // Translators: The meaning of marks: “alone”, “among” and “changed” are marks.
    earlier.isEmpty
      ? Message("\(Self.alone, "alone") fails alone, \(Self.among, "among") fails with others")
      : Message(
        """
        \(Self.alone, "alone") fails alone, \(Self.among, "among") fails with others, \
        \(Self.changed, "changed") has changed
        """)
  }

  private static let alone = "●"
  private static let among = "○"
  private static let changed = "*"
  /// Reserves the space of a mark, so that columns stay aligned.
  private var unchanged: Span { .decoration(earlier.isEmpty ? "" : " ") }

  private func row(_ report: Report) -> [Line] {
    let open = report.checks.count { $0.status.isWrong }
    let before = earlier.first { $0.submission == report.submission }
    let cells = report.checks.map { check -> Line in
      let isOther = before.map { !$0.hasSameResult(of: check) } ?? false
      let mark = isOther ? Span(Self.changed, style: Style(bold: true)) : unchanged
      switch check.status {
      case .passed, .pending, .notRun:
        return Line([Span("·", style: Style(dim: true)), mark])
      // A check that fails alone is proven to work.
      default:
        let dot = open == 1 ? Self.alone : Self.among
        return Line([Span(dot, style: StatusMark(check.status).style), mark])
      }
    }
    return [Line(report.submission)] + cells
  }

  /// The differences from the previous audit, one sentence for each program: the checks that fail
  /// only now, and those that no longer fail.
  package static func changes(from earlier: [Report], to reports: [Report]) -> [Message] {
    let gone = earlier.filter { old in !reports.contains { $0.submission == old.submission } }
    return reports.compactMap { report in
      guard let before = earlier.first(where: { $0.submission == report.submission }) else {
        return earlier.isEmpty ? nil : Message("\(report.submission, "program") is new")
      }
      return report.change(since: before)
    } + gone.map { Message("\($0.submission, "program") is gone") }
  }
}

extension Report {
  /// Whether the check failed in both reports or in neither.
  fileprivate func hasSameResult(of check: CheckResult) -> Bool {
    checks.first { $0.id == check.id }.map { $0.status.isWrong == check.status.isWrong } ?? true
  }

  /// A sentence with the checks that fail only now and those that no longer fail; nil without any.
  fileprivate func change(since before: Report) -> Message? {
    let others = checks.filter { !before.hasSameResult(of: $0) }
    let failing = others.filter(\.status.isWrong).map(\.id).joined(separator: ", ")
    let passing = others.filter { !$0.status.isWrong }.map(\.id).joined(separator: ", ")
    return switch (failing.isEmpty, passing.isEmpty) {
    // Translators: The status is a word or two, such as “rejected”.
    case (true, true):
      status == before.status
        ? nil : Message("\(submission, "program") is \(status.word, "status") now")
    // Translators: The checks are names with commas between them.
    case (false, true): Message("\(submission, "program") fails \(failing, "checks") now")
    // Translators: The checks are names with commas between them.
    case (true, false): Message("\(submission, "program") no longer fails \(passing, "checks")")
    // Translators: Both are names with commas between them.
    case (false, false):
      Message(
        """
        \(submission, "program") fails \(failing, "checks") now, and no longer fails \
        \(passing, "passing")
        """)
    }
  }
}
