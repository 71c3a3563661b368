import CourseModel
import Foundation
import Gradebooks
import Mustache
import Reporting

/// What a class has understood, as one file of HTML, which needs no network and can be printed.
///
/// It says things that learners wrote, some of whom are hostile: every text is escaped, and the page's own
/// policy lets no script run but its own, whose hash it names.
package struct ClassReportPage {
  /// What is the same for all parts of the page.
  let assignment: ClassAssignment?
  let title: String
  /// One for each exercise.
  let reports: [ClassReport]
  /// A row for each student, in the order of the reports' entries.
  let grades: [StudentGrade]
  let times: HandInTimes
  /// By the names of submissions, where what a student reads is, as a page refers to it.
  let feedback: [String: String]

  /// The page of a class.
  ///
  /// - Parameters:
  ///   - assignment: What was set; nil for an exercise alone.
  ///   - reports: One for each exercise; at least one.
  ///   - grades: A row for each student, in the order of the reports' entries.
  ///   - feedback: By the names of submissions, where what a student reads is, as a page refers to it.
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
  /// - Throws: `MustacheTemplate.ParserError` if our template is wrong.
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

  /// Whether there is an exercise and nothing else.
  var isOfOneExercise: Bool { reports.count == 1 }

  /// What people call a submission, with a link to what its student reads, if there is a page.
  func linkedName(_ index: Int) -> String {
    let name = grades[index].submission
    guard let page = feedback[name] else { return name.escapedForPage }
    return "<a href=\"\(page.escapedForPage)\">\(name.escapedForPage)</a>"
  }

  /// A number with one decimal at most.
  static func text(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// So many of a hundred: `37 %`; of the parts of something at least one.
  static func percent(_ count: Int, of all: Int) -> Int {
    count > 0 ? max(1, Int((100 * Double(count) / Double(max(1, all))).rounded())) : 0
  }
}
