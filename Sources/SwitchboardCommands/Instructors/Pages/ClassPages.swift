import ClassReports
import CourseModel
import Foundation
import Gradebooks
import Grading
import Messages

/// The pages that are made of a class once it is graded.
struct ClassPages: Sendable {
  /// Where the class report goes, and how that was typed; nil if nobody wants it.
  let report: (url: URL, typed: String)?
  /// Where the students' pages go; nil if nobody wants them.
  let feedback: FeedbackFolder?
  let machine: Machine
  /// How many submissions are read at the same time.
  let jobs: Int
  let screen: Screen

  /// Writes them, each whole or not at all, and says where they are.
  ///
  /// - Parameters:
  ///   - graded: What came of it.
  ///   - assignment: What was set, if somebody has named its file.
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
    screen.note(.classReport(in: report.typed))
  }
}

/// A class when it is graded.
struct GradedClass: Sendable {
  /// What counts how much; for an exercise alone, that.
  let assignment: ClassAssignment
  let exercises: [Exercise]
  /// What takes submissions for each of them.
  let receivers: [SubmissionReceiver]
  /// What was handed in.
  let items: [HandIn]
  /// For each exercise one on each of these, in their order, and on who is missing behind them.
  let reports: [[Report]]
  /// What was said in their first checks that failed, if somebody has asked.
  let heard: [HeardConversation?]?

  /// A row for each student, with what somebody has set by hand.
  let grades: [StudentGrade]
}

extension WholeFile {
  /// Writes a page, or says why not; the path is as it was typed.
  static func writePage(_ data: Data, to file: URL, typed: String) throws(GradingError) {
    do throws(Failure) {
      try write(data, to: file)
    } catch {
      throw .file(path: typed, reason: .pageCannotBeWritten("\(error)"))
    }
  }
}

extension URL {
  /// How a page at this place refers to another file.
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
  /// A part of a path, of which a browser takes no sign for anything else.
  fileprivate var escapedForReference: String {
    let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_.~ ()"))
      .intersection(CharacterSet(charactersIn: "\u{20}"..."\u{7E}"))
    return (addingPercentEncoding(withAllowedCharacters: plain) ?? self)
      .replacing(" ", with: "%20")
  }
}
