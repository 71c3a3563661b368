import CourseModel
import Foundation
import Gradebooks
import Grading
import Messages

/// For which files grades were set by hand: kept beside the reports, since nobody should have to write
/// such numbers, and a file of an instructor's is never written to.
struct AdjustmentNotes {
  private struct Note: Codable {
    let adjustment: Adjustment
    /// By exercise, the SHA-256 of the files that were judged; empty where there were none.
    let contents: [String: String]
  }
  private struct Content: Codable {
    var format = 1
    var notes: [String: Note] = [:]
  }

  private let file: URL
  private var content: Content

  /// Those of this folder.
  ///
  /// - Throws: if there are some that cannot be read: they would be written over, and nobody could tell
  ///   any longer what a grade was set for.
  init(in folder: URL) throws(GradingError) {
    file = folder.appending(path: ".switchboard-adjustments.json")
    content = Content()
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      content = try JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
    } catch {
      throw .file(path: file.path, reason: .notesCannotBeRead(error.systemReason))
    }
  }

  /// Notes a grade that was set, or set otherwise than before.
  ///
  /// - Returns: Whether it was set for other files: that stays so until it is set anew.
  mutating func note(_ adjustment: Adjustment, of grade: StudentGrade) -> Bool {
    let contents = Self.contents(of: grade)
    let keys = Self.keys(of: grade)
    let known = keys.compactMap { content.notes[$0] }.first { $0.adjustment == adjustment }
    // What could not be judged when it was set is noted as soon as it is.
    let noted = (known?.contents ?? [:]).merging(contents) { first, _ in first }
    for key in keys { content.notes[key] = Note(adjustment: adjustment, contents: noted) }
    return contents.contains { noted[$0] != $1 }
  }

  /// Writes them, whole or not at all.
  func write() throws(GradingError) {
    guard !content.notes.isEmpty else { return }
    do {
      try WholeFile.write(try Report.json(content), to: file)
    } catch {
      throw .file(path: file.path, reason: .reportsCannotBeWritten("\(error)"))
    }
  }

  /// What could not be judged may be the same files or others: nothing is known of it.
  private static func contents(of grade: StudentGrade) -> [String: String] {
    let known = grade.reports.filter { $0.status != .errored }.map {
      ($0.exercise, $0.provenance?.content ?? "")
    }
    return Dictionary(known) { first, _ in first }
  }

  /// By which somebody is known again, as far as it is known: another time, a list of the class may say
  /// more.
  private static func keys(of grade: StudentGrade) -> [String] {
    let student = grade.delivery?.students.first
    let known = [
      ("id", student?.id), ("login", student?.login), ("email", student?.email),
      ("submission", grade.submission),
    ]
    return known.compactMap { kind, value in value.map { "\(kind) \($0)" } }
  }
}
