import CourseModel
import Foundation
import Mustache

/// The class report as a single HTML file, which works offline and in print.
///
/// It contains text from learners, some of whom are hostile. So every text is escaped, and the
/// page's content security policy allows only its own script, by hash.
package struct ClassReportPage {
  /// The values that all parts of the page share.
  let assignment: ClassAssignment?
  let title: String
  /// The report of each exercise.
  let reports: [ClassReport]
  /// One row for each student, in the order of the reports' entries.
  let grades: [StudentGrade]
  let times: HandInTimes
  /// The link to each student's feedback, by the name of the submission.
  let feedback: [String: String]

  /// The page of a class.
  ///
  /// - Parameters:
  ///   - assignment: The assignment; nil for a single exercise.
  ///   - reports: One for each exercise; at least one.
  ///   - grades: One row for each student, in the order of the reports' entries.
  ///   - feedback: The link to each student's feedback, by the name of the submission.
  package init(
    of assignment: ClassAssignment?, _ reports: [ClassReport], _ grades: [StudentGrade],
    times: HandInTimes, feedback: [String: String] = [:]
  ) {
    self.assignment = assignment
    title = assignment?.title ?? reports.first?.title ?? ""
    self.reports = reports
    self.grades = grades
    self.times = times
    self.feedback = feedback
  }

  /// The whole file.
  ///
  /// - Throws: `MustacheTemplate.ParserError` if the built-in template is invalid.
  package func text() throws -> String {
    PageText.register()
    return try MustacheTemplate(string: PageTemplate.text).render(values)
  }

  private var values: [String: Any] {
    let provenance = grades.lazy.compactMap { $0.reports.first?.provenance }.first
    let students = StudentRows(self)
    let overview = ClassOverview(self)
    let values: [String: Any?] = [
      "policy": Digest.base64(of: PageScript.text), "style": PageStyle.text,
      "script": PageScript.text, "pageTitle": title,
      "exerciseNames": reports.map(\.exercise).joined(separator: ", "), "total": grades.count,
      "judgedAt": provenance?.judgedAt.prefix(10).description, "grader": provenance?.grader,
      "guarantee": grades.lazy.flatMap(\.reports).compactMap(\.guarantee).first?.sentence,
      "figures": overview.figures, "shares": overview.shares, "sharesText": overview.sharesText,
      "charts": overview.charts, "tries": overview.tries, "hasTries": !times.tries.isEmpty,
      "triesText": times.hasAllTries
        ? "All attempts, by their number" : "Students, by how many attempts they took",
      "exercises": reports.map { ExerciseSection($0, in: self).values },
      "columns": students.columns, "rows": students.rows,
    ]
    return values.compactMapValues(\.self)
  }

  /// Whether the page covers a single exercise.
  var isOfOneExercise: Bool { reports.count == 1 }

  /// The display name of a submission as HTML, linked to the student's feedback if there is a page.
  func linkedName(_ index: Int) -> String {
    let name = grades[index].submission
    guard let page = feedback[name] else { return name.escapedForPage }
    return "<a href=\"\(page.escapedForPage)\">\(name.escapedForPage)</a>"
  }

  /// A number with at most one decimal.
  static func text(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// The rounded percentage: `37`; at least 1 unless the count is zero.
  static func percent(_ count: Int, of all: Int) -> Int {
    count > 0 ? max(1, Int((100 * Double(count) / Double(max(1, all))).rounded())) : 0
  }
}
