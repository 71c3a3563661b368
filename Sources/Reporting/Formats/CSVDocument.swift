import CourseModel
import Foundation
import Terminal

/// Reports as CSV (RFC 4180), one row each. If all reports are on one exercise, the points of every
/// check get separate columns.
///
/// A column states weaker guarantees, as in JSON.
///
/// Moodle and Canvas read the file with or without a byte order mark. Programs that follow the RFC
/// treat the mark as part of the first column name. So only the Excel format has one, because Excel
/// assumes the system's legacy encoding without it.
struct CSVDocument {
  let reports: [Report]
  var isForExcel = false

  var text: String {
    let isAdjusted = reports.contains { $0.adjustment != nil }
    let isWeaker = reports.contains { $0.guarantee != nil }
    let isFlagged = reports.contains { !$0.flagged.isEmpty }
    let sameExercise = Set(reports.map(\.exercise)).count == 1
    let ids = sameExercise ? reports.first?.checks.map(\.id) ?? [] : []
    var rows = [
      ["exercise", "submission", "status", "points", "maxPoints", "mistake", "message", "seconds"]
        + ids + (isAdjusted ? AdjustedPoints.columns : []) + (isWeaker ? ["guarantee"] : [])
        + (isFlagged ? ["flagged"] : [])
    ]
    for report in reports {
      let seconds = (report.seconds.total * 1000).rounded() / 1000
      // Submissions that were not judged or not read have no points: an empty field is not a zero.
      let own = report.hasVerdict ? "\(report.points)" : ""
      let points = report.adjustment.map { $0.points.map(Mark.plain) ?? "" } ?? own
      rows.append(
        [
          report.exercise, report.submission, report.status.rawValue, points,
          "\(report.maxPoints)", report.mistake ?? "", why(report), "\(seconds)",
        ]
          + ids.map { id in
            guard report.hasVerdict else { return "" }
            return report.checks.first { $0.id == id }.map { "\($0.points)" } ?? ""
          } + (isAdjusted ? AdjustedPoints(own, report.adjustment).cells : [])
          + (isWeaker ? [report.guarantee?.rawValue ?? ""] : [])
          + (isFlagged
            ? [
              report.flagged.map { "\($0.place): \($0.message)" }.joined(separator: "\n")
            ] : []))
    }
    return Self.text(of: rows, isForExcel: isForExcel)
  }

  /// Rows as CSV.
  ///
  /// - Parameters:
  ///   - isForExcel: Whether to begin with a byte order mark.
  ///   - numbers: The index of the column with our own, possibly negative numbers; nil without one.
  static func text(of rows: [[String]], isForExcel: Bool, numbers: Int? = nil) -> String {
    let lines = rows.map { row in
      let fields = row.enumerated().map { $0 == numbers ? $1 : field($1) }
      return fields.joined(separator: ",") + "\r\n"
    }
    return (isForExcel ? "\u{FEFF}" : "") + lines.joined()
  }

  /// The report's message, or otherwise the reason for not passing, as in the table. For a rejected
  /// submission, the reason says more.
  private func why(_ report: Report) -> String {
    report.status == .rejected ? report.reason() : report.message?.english ?? report.reason()
  }

  /// A field that no spreadsheet interprets as a formula and no terminal as a command.
  ///
  /// OWASP, "CSV Injection": a field that starts with one of these characters, or their full-width
  /// form, gets a `'` in front.
  private static func field(_ value: String) -> String {
    var value = Sanitizer.clean(value.replacing("\r\n", with: "\n"))
    if let first = value.unicodeScalars.first, formulaStarts.contains(first) {
      value = "'" + value
    }
    guard value.unicodeScalars.contains(where: special.contains) || value.first == "'" else {
      return value
    }
    return "\"" + value.escaped(["\"": "\"\""]) + "\""
  }

  private static let special: Set<Unicode.Scalar> = [",", "\"", "\n", "\r"]
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\n", "＝", "＋", "－", "＠",
  ]
}
