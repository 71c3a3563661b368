import CourseModel
import Foundation
import Grading
import Messages
import Reporting

/// The grades of a run, in a file beside its reports.
struct KeptGrades {
  static let fileName = ".switchboard-grades.json"

  private struct Content: Codable {
    var format = 1
    /// By exercises and submission. Several classes may share a folder.
    var grades: [String: [String: KeptGrade]] = [:]
  }

  private let file: URL
  private let exercises: String
  private var content: Content

  /// The grades for these exercises in a folder. Empty if it has none that can be read, as after a
  /// run of an older version.
  init(in folder: URL, of exercises: [Exercise]) {
    file = folder.appending(path: Self.fileName)
    self.exercises = exercises.map(\.name).joined(separator: " ")
    let kept = try? JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
    content = kept ?? Content()
  }

  /// Whether a student's grades in two folders differ. A run of an older version has kept none.
  static func differ(in folder: URL, _ other: URL) -> Bool {
    let (own, others) = (KeptGrades(in: folder, of: []), KeptGrades(in: other, of: []))
    return others.content.grades.contains { exercises, grades in
      let now = own.content.grades[exercises, default: [:]]
      return grades.contains { student, grade in now[student].map { $0 != grade } ?? false }
    }
  }

  /// By submission.
  var grades: [String: KeptGrade] { content.grades[exercises, default: [:]] }

  /// The files with the grades that were set by hand, of these submissions.
  func files(of submissions: [String]) -> [String] {
    Set(submissions.compactMap { grades[$0]?.file }).sorted()
  }

  /// Replaces the grades of these students, and writes the file, completely or not at all.
  ///
  /// - Parameter adjustments: The file with the grades that were set by hand, if there is one.
  mutating func keep(_ grades: [StudentGrade], from adjustments: String?) throws(GradingError) {
    for grade in grades {
      content.grades[exercises, default: [:]][grade.submission] =
        KeptGrade(grade, from: adjustments)
    }
    do {
      try WholeFile.write(Data(try Report.json(content)), to: file)
    } catch {
      throw .file(path: file.path, reason: .reportsCannotBeWritten("\(error)"))
    }
  }
}
