import CourseModel
import Foundation
import Grading
import Messages
import Reporting

/// Records which files grades were set for by hand. Kept beside the reports, because instructors
/// should not have to write fingerprints, and we never write to their files.
struct AdjustmentNotes {
  private struct Note: Codable {
    let adjustment: Adjustment
    /// The SHA-256 of the judged files by exercise; empty where there were none.
    let contents: [String: String]
  }
  private struct Content: Codable {
    var format = 1
    var notes: [String: Note] = [:]
  }

  private let file: URL
  private var content: Content

  /// The notes in this folder.
  ///
  /// - Throws: If existing notes cannot be read. Overwriting them would lose the record of what
  ///   each grade was set for.
  init(in folder: URL) throws(GradingError) {
    file = folder.appending(path: ".switchboard-adjustments.json")
    content = Content()
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      content = try JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
    } catch {
      throw .file(
        path: file.path,
        reason: Message(
          """
          cannot be read (\(error.systemReason, "reason")); it records for which files you set \
          grades by hand: restore it from a copy, or delete it to apply the grades to the current \
          files
          """))
    }
  }

  /// Records a grade that is new or has changed.
  ///
  /// - Returns: Whether it was set for other files than the current ones. That stays true until the
  ///   grade is set again.
  mutating func note(_ adjustment: Adjustment, of grade: StudentGrade) -> Bool {
    let contents = Self.contents(of: grade)
    let keys = Self.keys(of: grade)
    let known = keys.compactMap { content.notes[$0] }.first { $0.adjustment == adjustment }
    // Record files that could not be judged before as soon as they are.
    let noted = (known?.contents ?? [:]).merging(contents) { first, _ in first }
    for key in keys { content.notes[key] = Note(adjustment: adjustment, contents: noted) }
    return contents.contains { noted[$0] != $1 }
  }

  /// Writes the notes, completely or not at all.
  func write() throws(GradingError) {
    guard !content.notes.isEmpty else { return }
    do {
      try WholeFile.write(try Report.json(content), to: file)
    } catch {
      throw .file(path: file.path, reason: .reportsCannotBeWritten("\(error)"))
    }
  }

  /// The fingerprints of the judged files. Omits submissions that could not be judged, because we
  /// do not know whether their files are the same.
  private static func contents(of grade: StudentGrade) -> [String: String] {
    let known = grade.reports.filter { $0.status != .errored }.map {
      ($0.exercise, $0.provenance?.content ?? "")
    }
    return Dictionary(known) { first, _ in first }
  }

  /// The keys that may identify a student in another run, when the class list may contain more
  /// details.
  private static func keys(of grade: StudentGrade) -> [String] {
    let student = grade.delivery?.students.first
    let known = [
      ("id", student?.id), ("login", student?.login), ("email", student?.email),
      ("submission", grade.submission),
    ]
    return known.compactMap { kind, value in value.map { "\(kind) \($0)" } }
  }
}
