import CourseModel
import Foundation

/// What Blackboard's "Assignment File Download" lays out: all files of all attempts beside each other, and
/// a text about each attempt.
///
/// `Homework 1_jdoe_attempt_2026-11-22-10-00-00_A.swift`, and the text without a file's name.
struct BlackboardExport: ExportLayout {
  static let fewestPeople = 2

  /// What Blackboard's texts say of who handed in, by the names of the attempts.
  private let students: [String: Student]

  init?(of level: ClassLevel) {
    var students: [String: Student] = [:]
    for item in level.items where !item.isFolder {
      guard let parts = Parts(item.name), parts.isManifest else { continue }
      let student = level.text(of: item).flatMap(Self.student)
      if let student, parts.allows(student) { students[parts.stem] = student }
    }
    self.students = students
  }

  func label(of item: ClassLevel.Item) -> ExportLabel? {
    guard !item.isFolder, let parts = Parts(item.name) else { return nil }
    let student = students[parts.stem] ?? Student(login: parts.login)
    return ExportLabel(
      owner: student.login ?? parts.login, title: student.login ?? parts.login,
      students: [student], attempt: parts.time, submittedAt: parts.instant,
      content: parts.isManifest ? .note : .file(named: parts.file))
  }

  /// Who handed in what has this name.
  static func person(in name: String) -> String? { Parts(name)?.login }

  /// `Name: Jane Doe (jdoe)`, in the first line of the text about an attempt.
  private static func student(in text: String) -> Student? {
    guard let match = text.firstMatch(of: /^Name:\s*(.+?)\s*\(([^()\r\n]+)\)/) else { return nil }
    return Student(login: String(match.2), name: String(match.1))
  }
}

/// The parts of a name of Blackboard's.
private struct Parts {
  /// All that names the attempt.
  let stem: String
  /// Without what stands before an underscore: only the text about the attempt tells those apart.
  let login: String
  /// `2026-11-22-10-00-00`
  let time: String
  /// The file's own name; empty for the text about the attempt.
  let file: String
  var isManifest: Bool { file.isEmpty }

  /// Whether a text about the attempt may be about this student.
  func allows(_ student: Student) -> Bool {
    student.login == login || student.login?.hasSuffix("_\(login)") == true
  }

  init?(_ name: String) {
    guard name.contains("_attempt_") else { return nil }  // as most names do not
    // The first of them is Blackboard's: what is behind it is the student's own.
    let pattern = /^(.*?_([^_]+)_attempt_(\d{4}(?:-\d\d){5}))(?:_(.+)|\.txt|(\.[A-Za-z0-9.]+))$/
    guard let match = name.wholeMatch(of: pattern) else { return nil }
    stem = String(match.1)
    login = String(match.2)
    time = String(match.3)
    // A file may have no name but an ending.
    file = (match.4 ?? match.5).map { $0.hasPrefix(".") ? "Answer\($0)" : String($0) } ?? ""
  }

  /// The time as ISO 8601 has it, in the server's zone.
  var instant: String {
    let parts = time.split(separator: "-")
    return parts[0...2].joined(separator: "-") + "T" + parts[3...5].joined(separator: ":")
  }
}
