import CourseModel
import Messages
import Terminal

/// Reports as a table, with a summary line.
package struct GradeTable {
  let reports: [Report]
  let profile: TerminalProfile

  package init(_ reports: [Report], profile: TerminalProfile) {
    self.reports = reports
    self.profile = profile
  }

  /// One row for each report, and the summary.
  package var lines: [Line] {
    let bold = Style(bold: true)
    let heading = [Message.submission, .verdict, .points, .why]
      .map { Line(profile.spans(of: $0, style: bold)) }
    let table = Table(
      columns: [.left, .left, .right, .left], rows: [heading] + reports.map(row))
    return table.lines(width: profile.columns) + [Line(), summary]
  }

  private func row(_ report: Report) -> [Line] {
    let own = report.hasVerdict ? "\(report.points)" : "?"
    let most = report.hasVerdict || report.adjustment != nil ? "/\(report.maxPoints)" : ""
    let points = AdjustedPoints(own, report.adjustment).text(in: profile) + most
    return [Line(report.submission), verdict(report), Line(points), why(report)]
  }

  /// The verdict with its mark.
  func verdict(_ report: Report) -> Line {
    let look = StatusMark(of: report)
    return Line(
      [look.span(in: profile), .decoration(" ")] + profile.spans(of: look.word, style: look.style))
  }

  /// The reason for not passing, in a line.
  func why(_ report: Report) -> Line {
    // The verdict says this already; the learner's message is not a reason.
    let reason = report.isUntouched ? "" : report.reason(in: profile.catalogue)
    guard report.status != .rejected, !report.flagged.isEmpty else { return Line(reason) }
    let places = report.flagged.map(\.place).joined(separator: ", ")
    return Line(
      // Translators: Where a submission uses what no right answer does: files with lines.
      [Span(reason.isEmpty ? "" : "\(reason) · ")]
        + profile.spans(
          of: Message("look at \(places, "places")"), style: Style(foreground: .yellow)))
  }

  private var summary: Line {
    // Translators: How many rows there are; how many of each verdict follow, behind commas.
    var spans = profile.spans(
      of: Message(one: "{count} submission", other: "{count} submissions", count: reports.count))
    var looks = ReportStatus.allCases.map { status in
      (
        StatusMark(status),
        reports.count {
          $0.status == status && !$0.isUntouched && !$0.isUnread && !$0.isLeftOut
        }
      )
    }
    looks.append((.unread, reports.count(where: \.isUnread)))
    looks.append((.leftOut, reports.count(where: \.isLeftOut)))
    looks.append((.notBegun, reports.count(where: \.isUntouched)))
    for (look, count) in looks where count > 0 {
      // The other words have no verb that depends on the number.
      let words =
        look.word == ReportStatus.doesNotCompile.word
        // Translators: So many submissions of a class.
        ? Message(one: "{count} does not compile", other: "{count} do not compile", count: count)
        : .verbatim("\(count) \(profile.text(of: look.word))")
      spans += [Span(", ")] + profile.spans(of: words, style: look.style)
    }
    return Line(spans)
  }
}

extension Message {
  /// The hand-in of a student.
  static let submission = Message("submission", context: "heading")

  /// The exercise that a row is about.
  static let exercise = Message("exercise", context: "heading")

  /// The verdict on a submission.
  static let verdict = Message("verdict", context: "heading")

  /// How many points a submission has.
  static let points = Message("points", context: "heading")

  /// Why a submission has not passed.
  static let why = Message("why", context: "heading")
}
