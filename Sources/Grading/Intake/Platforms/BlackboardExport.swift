import CourseModel
import Foundation

/// The layout of Blackboard's "Assignment File Download": all files of all attempts in one folder,
/// and a text about each attempt.
///
/// Names are `Homework 1_jdoe_attempt_2026-11-22-10-00-00_A.swift`; the text's name ends after the
/// time.
struct BlackboardExport: ExportLayout {
  static let fewestPeople = 2

  /// The students that Blackboard's texts name, by the names of the attempts.
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

  /// The student whose file has this name.
  static func person(in name: String) -> String? { Parts(name)?.login }

  /// Parses `Name: Jane Doe (jdoe)` in the first line of the text about an attempt.
  private static func student(in text: String) -> Student? {
    guard let match = text.firstMatch(of: /^Name:\s*(.+?)\s*\(([^()\r\n]+)\)/) else { return nil }
    return Student(login: String(match.2), name: String(match.1))
  }
}

/// The parts of a file name from Blackboard.
private struct Parts {
  /// The part that identifies the attempt.
  let stem: String
  /// The login after its last underscore. Only the text about the attempt has all of it.
  let login: String
  /// Such as `2026-11-22-10-00-00`.
  let time: String
  /// The student's name for the file; empty for the text about the attempt.
  let file: String
  var isManifest: Bool { file.isEmpty }

  /// Whether a text about the attempt may be about this student.
  func allows(_ student: Student) -> Bool {
    student.login == login || student.login?.hasSuffix("_\(login)") == true
  }

  init?(_ name: String) {
    guard name.contains("_attempt_") else { return nil }  // most names lack it; patterns are slow
    // The first occurrence is Blackboard's; a later one is part of the student's file name.
    let pattern = /^(.*?_([^_]+)_attempt_(\d{4}(?:-\d\d){5}))(?:_(.+)|\.txt|(\.[A-Za-z0-9.]+))$/
    guard let match = name.wholeMatch(of: pattern) else { return nil }
    stem = String(match.1)
    login = String(match.2)
    time = String(match.3)
    // A file's name may consist of an extension alone.
    file = (match.4 ?? match.5).map { $0.hasPrefix(".") ? "Answer\($0)" : String($0) } ?? ""
  }

  /// The time in ISO 8601, in the server's time zone.
  var instant: String {
    let parts = time.split(separator: "-")
    return parts[0...2].joined(separator: "-") + "T" + parts[3...5].joined(separator: ":")
  }
}
