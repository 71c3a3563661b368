import CourseModel
import Foundation
import Grading
import Messages
import Reporting

/// The pages to make of a graded class.
struct ClassPages: Sendable {
  /// The path of the class report, and the path as typed; nil if it is not wanted.
  let report: (url: URL, typed: String)?
  /// The folder for the students' pages; nil if they are not wanted.
  let feedback: FeedbackFolder?
  let machine: Machine
  /// The number of submissions to read at the same time.
  let jobs: Int
  let screen: Screen

  /// Writes the pages, each completely or not at all, and shows their paths.
  ///
  /// - Parameters:
  ///   - graded: The results.
  ///   - assignment: The assignment from a file, if there is one.
  func write(_ graded: GradedClass, for assignment: ClassAssignment?) async throws {
    let students = try feedback?.write(graded, for: assignment, on: screen) ?? [:]
    guard let report else { return }
    let grades = graded.grades
    var exercises: [ClassReport] = []
    for (index, exercise) in graded.exercises.enumerated() {
      let entries = grades.map {
        ClassReport.Entry(name: $0.submission, report: $0.reports[index])
      }
      let likeness = try await likeness(of: grades.map(\.submission), graded, index)
      exercises.append(ClassReport(exercise: exercise, entries: entries, likeness: likeness))
    }
    let page = ClassReportPage(
      of: assignment, exercises, grades,
      times: HandInTimes(of: grades, graded.reports, for: graded.assignment),
      feedback: students.mapValues(report.url.reference))
    try WholeFile.writePage(Data(page.text().utf8), to: report.url, typed: report.typed)
    screen.note(Message("class report written to \(report.typed, "file"): open it in a browser"))
  }
}

struct GradedClass: Sendable {
  /// The assignment with its weights, or one with a single exercise.
  let assignment: ClassAssignment
  let exercises: [Exercise]
  /// The receivers of submissions, one for each exercise.
  let receivers: [SubmissionReceiver]
  let items: [HandIn]
  /// For each exercise, the reports on the submissions in their order, then on the missing
  /// students.
  let reports: [[Report]]
  /// The conversations in the first failed checks, if requested.
  let heard: [HeardConversation?]?

  /// A row for each student, with grades set by hand.
  let grades: [StudentGrade]
}

extension WholeFile {
  /// Writes a page. An error contains the path as typed.
  static func writePage(_ data: Data, to file: URL, typed: String) throws(GradingError) {
    do throws(WholeFile.Failure) {
      try write(data, to: file)
    } catch {
      throw .file(
        path: typed,
        reason: Message(
          """
          cannot be written (\(String(describing: error), "reason")); free some space, or name another place \
          for it
          """))
    }
  }
}

extension URL {
  /// A relative reference from a page at this URL to another file.
  fileprivate func reference(to other: URL) -> String {
    let here = deletingLastPathComponent().standardizedFileURL.pathComponents
    let there = other.standardizedFileURL.pathComponents
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: here.count - shared)
    let path = (up.isEmpty ? ["."] : up) + there.dropFirst(shared).map(\.escapedForReference)
    return path.joined(separator: "/")
  }
}

extension String {
  /// The path component with all characters escaped that have a meaning in a URL.
  fileprivate var escapedForReference: String {
    let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_.~ ()"))
      .intersection(CharacterSet(charactersIn: "\u{20}"..."\u{7E}"))
    return (addingPercentEncoding(withAllowedCharacters: plain) ?? self)
      .replacing(" ", with: "%20")
  }
}
