import CourseModel
import Foundation
import Messages
import Terminal

/// The attempts at one exercise as a table.
package struct AttemptTable {
  /// One attempt, with its number among those at its exercise.
  package struct Entry: Sendable {
    /// The number, counted from 1.
    package let number: Int
    /// The time of judging.
    let time: Date
    let report: Report

    package init(number: Int, time: Date, report: Report) {
      self.number = number
      self.time = time
      self.report = report
    }
  }

  let entries: [Entry]
  let timeZone: TimeZone
  let profile: TerminalProfile

  /// A table with times in a time zone.
  package init(_ entries: [Entry], timeZone: TimeZone, profile: TerminalProfile) {
    self.entries = entries
    self.timeZone = timeZone
    self.profile = profile
  }

  /// The heading, and one row for each attempt.
  package var lines: [Line] {
    let bold = Style(bold: true)
    // Translators: The time of an attempt.
    let heading =
      [Line()]
      + [Message("when", context: "heading"), .verdict, .points, .why].map {
        Line(profile.spans(of: $0, style: bold))
      }
    var rows = [heading] + entries.map(row)
    // Truncate only the reason if there is no room: the other columns are short and essential.
    let others = (0..<4).map { column in rows.map { $0[column].width() }.max() ?? 0 }
    let room = profile.columns - others.reduce(0) { $0 + $1 + Table.gap }
    for index in rows.indices { rows[index][4] = rows[index][4].truncated(to: max(1, room)) }
    return Table(columns: [.right, .left, .left, .right, .left], rows: rows)
      .lines(width: profile.columns)
  }

  private func row(_ entry: Entry) -> [Line] {
    let report = entry.report
    let look = StatusMark(report.status)
    let points = report.status == .errored ? "?" : "\(report.points)/\(report.maxPoints)"
    let mark = profile.accessible ? [] : [look.span(in: profile), .decoration(" ")]
    return [
      Line("\(entry.number)"), Line(Self.text(of: entry.time, in: timeZone)),
      Line(mark + profile.spans(of: look.word, style: look.style)), Line(points),
      Line(report.observation(in: profile.catalogue)),
    ]
  }

  /// A time to the minute, such as `2026-11-21 09:05`.
  static func text(of time: Date, in zone: TimeZone) -> String {
    let style = Date.VerbatimFormatStyle(
      format: """
        \(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)
        """,
      timeZone: zone, calendar: Calendar(identifier: .gregorian))
    return time.formatted(style)
  }
}
