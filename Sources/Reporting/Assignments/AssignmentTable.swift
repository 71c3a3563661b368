import CourseModel
import Messages
import Terminal

/// The grades of a class for an assignment as a table, with one row for each student.
package struct AssignmentTable {
  let assignment: ClassAssignment
  let grades: [StudentGrade]
  /// Where all reports are: a folder, or the option that would keep them.
  let reportPlace: String
  let profile: TerminalProfile

  package init(
    _ assignment: ClassAssignment, _ grades: [StudentGrade],
    reportsIn reportPlace: String = "--output DIR", profile: TerminalProfile
  ) {
    self.assignment = assignment
    self.grades = grades
    self.reportPlace = reportPlace
    self.profile = profile
  }

  /// One row for each student.
  package var lines: [Line] {
    let bold = Style(bold: true)
    let names = assignment.parts.map { Line([Span($0.exercise, style: bold)]) }
    // Translators: How late something was handed in.
    let heading =
      [Line(profile.spans(of: .submission, style: bold))] + names
      + [Message.points, Message("late", context: "heading")].map {
        Line(profile.spans(of: $0, style: bold))
      }
    let columns: [Table.Alignment] = [.left] + names.map { _ in .right } + [.right, .left]
    return Table(columns: columns, rows: [heading] + grades.map(row)).lines(width: profile.columns)
  }

  /// The most reasons to show.
  private static let maxReasons = 20

  /// Why checks judged nothing: a row for each student and exercise that was not read, not judged or
  /// not accepted, or does not compile. Empty if there is none.
  package var reasons: [Line] {
    let open = grades.flatMap { grade in
      grade.reports.filter(\.isStopped).map { (name: grade.submission, report: $0) }
    }
    guard !open.isEmpty else { return [] }
    let heading = [Message.submission, .exercise, .verdict, .why]
      .map { Line(profile.spans(of: $0, style: Style(bold: true))) }
    let cells = GradeTable(open.map(\.report), profile: profile)
    let rows = open.prefix(Self.maxReasons).map { name, report in
      [Line(name), Line(report.exercise), cells.verdict(report), cells.why(report)]
    }
    let table = Table(columns: [.left, .left, .left, .left], rows: [heading] + rows)
    guard open.count > rows.count else { return table.lines(width: profile.columns) }
    // Translators: Below reasons why submissions were not judged. The place is a folder, or the option
    // that names one.
    let more = Message(
      one: "{count} more reason is in the reports (\(reportPlace, "place"))",
      other: "{count} more reasons are in the reports ({place})",
      count: open.count - rows.count)
    return table.lines(width: profile.columns) + [Line(profile.spans(of: more))]
  }

  private func row(_ grade: StudentGrade) -> [Line] {
    let parts = zip(grade.reports, grade.parts).map { report, points in
      let look = StatusMark(of: report)
      let result =
        report.isUnread
        ? profile.spans(of: look.word, style: look.style)
        : [Span(points.map(plain) ?? "?")]
      return Line([look.span(in: profile), .decoration(" ")] + result)
    }
    let own = grade.adjustment == nil ? grade.points : grade.graderPoints
    let points = AdjustedPoints(own.map(plain) ?? "?", grade.adjustment)
    let total = Line("\(points.text(in: profile))/\(plain(grade.maxPoints))")
    return [Line(grade.submission)] + parts + [total, lateness(of: grade)]
  }

  private func plain(_ points: Double) -> String { Mark.plain(points, in: profile) }

  private func lateness(of grade: StudentGrade) -> Line {
    if let days = grade.daysLate, days > 0 {
      let percent = plain(grade.percentOff)
      // Translators: How late something was handed in, and how many per cent that takes off.
      return Line(
        profile.spans(
          of: Message(
            one: "{count} day, −\(percent, "percent") %", other: "{count} days, −{percent} %",
            count: days)))
    }
    return grade.decisions.first.map { Line(profile.spans(of: $0)) } ?? Line()
  }
}

extension Report {
  /// Whether there was something for this exercise, and no check has judged it.
  fileprivate var isStopped: Bool {
    !isUntouched && !isLeftOut && [.doesNotCompile, .rejected, .errored].contains(status)
  }
}
