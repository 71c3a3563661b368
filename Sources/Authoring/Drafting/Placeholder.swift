import CourseModel
import Foundation
import Messages

/// A place in a course's files where an author still has to write something.
package enum Placeholder {
  /// The beginning of a placeholder.
  static let mark = "WRITE:"
  /// The finding for a placeholder.
  package static let fault = Message("still has a placeholder (WRITE:)")

  /// Returns all placeholders in an exercise's files, with file and line.
  static func findings(of exercise: Exercise) throws(CourseError) -> [AuditFinding] {
    findings(in: try exercise.files(), of: exercise.folder)
  }

  /// Returns all placeholders in a course's lessons and in course.json.
  static func findingsOfLessons(in course: Course) throws(CourseError) -> [AuditFinding] {
    let folder = course.folder.appending(path: "Lessons")
    let pages = try course.lessonPages().map(\.file)
    return findings(in: [folder.appending(path: "course.json")] + pages, of: folder)
  }

  static func findings(in files: [URL], of folder: URL) -> [AuditFinding] {
    files.flatMap { file -> [AuditFinding] in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
      let path = file.path.dropFirst(folder.path.count).drop { $0 == "/" }
      // The other lines of a patch come from the solution.
      let isPatch = file.lastPathComponent == SourcePatch.fileName
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $0.element.contains(mark) && (!isPatch || $0.element.hasPrefix("+")) }
        .map { AuditFinding(fault, at: "\(path):\($0.offset + 1)") }
    }
  }
}
