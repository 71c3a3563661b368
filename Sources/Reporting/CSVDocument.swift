import CourseModel
import Foundation
import Gradebooks
import Terminal

/// Reports as CSV (RFC 4180), a row each: the points of every check stand in columns of their own
/// when all reports are of one exercise.
///
/// Where verdicts are worth less than usual a column says so, as JSON does.
///
/// Moodle and Canvas read it with a byte order mark as well as without one; others, that follow the
/// RFC, take the mark for a part of the first column's name. So only Excel gets it, which takes a file
/// without one for the system's old encoding.
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
      // What was not judged has no points: an empty field is no zero.
      let own = report.status.isJudged ? "\(report.points)" : ""
      let points = report.adjustment.map { $0.points.map(Mark.plain) ?? "" } ?? own
      rows.append(
        [
          report.exercise, report.submission, report.status.rawValue, points,
          "\(report.maxPoints)", report.mistake ?? "", why(report), "\(seconds)",
        ]
          + ids.map { id in
            guard report.status.isJudged else { return "" }
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
  ///   - isForExcel: Whether a byte order mark stands before them.
  ///   - numbers: The column, counted from 0, of our own numbers that may be negative; nil if there is
  ///     none.
  static func text(of rows: [[String]], isForExcel: Bool, numbers: Int? = nil) -> String {
    let lines = rows.map { row in
      let fields = row.enumerated().map { $0 == numbers ? $1 : field($1) }
      return fields.joined(separator: ",") + "\r\n"
    }
    return (isForExcel ? "\u{FEFF}" : "") + lines.joined()
  }

  /// What a report says first, or why it has not passed, as the table has it; of what is not
  /// admitted that says more.
  private func why(_ report: Report) -> String {
    report.status == .rejected ? report.reason() : report.message ?? report.reason()
  }

  /// A field that no spreadsheet takes for a formula and no terminal for a command.
  ///
  /// OWASP, "CSV Injection": a field that starts with one of these, or with its wide form, gets a
  /// `'` before it.
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
