import CourseModel
import Foundation

/// The grades of a class for an assignment, for other programs, with one row for each student.
package struct GradeSheet {
  let assignment: ClassAssignment
  /// The rows, in order.
  let grades: [StudentGrade]

  package init(of assignment: ClassAssignment, _ grades: [StudentGrade]) {
    self.assignment = assignment
    self.grades = grades
  }

  /// The document in a format; nil if the format does not support assignments.
  ///
  /// - Throws: `EncodingError` if a report cannot be encoded as JSON.
  package func document(_ format: ReportFormat) throws -> String? {
    switch format {
    case .json:
      return String(decoding: try Report.json(GradeSheetDocument(self)), as: UTF8.self) + "\n"
    case .csv: return csv(isForExcel: false)
    case .excel: return csv(isForExcel: true)
    case .junit, .github:
      return try format.document(of: grades.flatMap(\.reports), asArray: true)
    case .gradescope, .exercism, .autolab, .classroom50, .classroom: return nil
    }
  }

  private func csv(isForExcel: Bool) -> String {
    var heading = [
      "student", "id", "login", "name", "email", "attempt", "submittedAt", "points", "maxPoints",
      "daysLate", "percentOff",
    ]
    heading += assignment.parts.map(\.exercise)
    heading.append("notes")
    let isAdjusted = grades.contains { $0.adjustment != nil }
    if isAdjusted { heading += AdjustedPoints.columns }
    let rows = grades.map { grade in
      let own = AdjustedPoints(Self.text(grade.graderPoints), grade.adjustment)
      return Self.row(grade) + (isAdjusted ? own.cells : [])
    }
    return CSVDocument.text(of: [heading] + rows, isForExcel: isForExcel)
  }

  private static func row(_ grade: StudentGrade) -> [String] {
    let student = grade.delivery?.students.first
    let known: [String?] = [
      student?.id, student?.login, student?.name, student?.email,
      grade.delivery?.attempt.map { "\($0)" }, grade.delivery?.submittedAt,
    ]
    let numbers = [
      text(grade.points), text(grade.maxPoints), grade.daysLate.map { "\($0)" } ?? "",
      text(grade.percentOff),
    ]
    return [grade.submission] + known.map { $0 ?? "" } + numbers + grade.parts.map { text($0) }
      + [grade.notes.joined(separator: " ")]
  }

  /// A number of points with at most two decimals; empty for nil, which is not a zero.
  static func text(_ points: Double?) -> String {
    points.map(Mark.plain) ?? ""
  }
}

/// A grade sheet as JSON; docs/json.md documents its form.
private struct GradeSheetDocument: Encodable {
  struct Row: Encodable {
    let submission: String
    let delivery: Delivery?
    let points: Double?
    let maxPoints: Double
    let daysLate: Int?
    let percentOff: Double
    let parts: [Part]
    let notes: [String]
    let adjustment: Adjustment?
    let graderPoints: Double?
  }
  struct Part: Encodable {
    let exercise: String
    let points: Double?
    let report: Report
  }

  let format = 1
  let assignment: String
  let grades: [Row]

  init(_ sheet: GradeSheet) {
    assignment = sheet.assignment.title
    grades = sheet.grades.map { grade in
      Row(
        submission: grade.submission, delivery: grade.delivery,
        points: grade.points.map(Self.rounded), maxPoints: Self.rounded(grade.maxPoints),
        daysLate: grade.daysLate, percentOff: grade.percentOff,
        parts: zip(grade.reports, grade.parts).map {
          Part(exercise: $0.exercise, points: $1.map(Self.rounded), report: $0)
        }, notes: grade.notes, adjustment: grade.adjustment,
        graderPoints: grade.graderPoints.map(Self.rounded))
    }
  }

  private static func rounded(_ points: Double) -> Double { (points * 100).rounded() / 100 }
}
