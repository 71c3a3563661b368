import CourseModel
import Foundation
import Grading
import Reporting

/// A folder of JSON reports, one file a submission.
///
/// It remembers what each command wrote into it (`ReportInventory`), so that reports of submissions
/// that are gone do not stay among those of today.
final class ReportFolder {
  /// Where reports go whose submissions are gone.
  static let removed = "removed"

  private let folder: URL
  private var inventory: ReportInventory
  private var written: Set<String> = []

  /// The folder for the reports of a command that grades these submissions for an exercise.
  convenience init(_ folder: URL, of exercise: String, _ submissions: [URL]) throws {
    let paths = submissions.map(\.standardizedFileURL.path)
    try self.init(folder, for: ([exercise] + paths).joined(separator: "\n"))
  }

  /// - Parameter run: What tells this command from others that write into the same folder.
  init(_ folder: URL, for run: String) throws {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw GradingError.file(
        path: folder.path,
        reason: .reportsCannotBeMade(error.localizedDescription))
    }
    WholeFile.removeParts(in: folder)
    inventory = ReportInventory(in: folder, for: run)
  }

  /// Writes the report whole or not at all.
  ///
  /// - Parameter conversations: What was said in its first check that failed, if that was asked for.
  func write(_ report: Report, _ conversations: [ConversationDocument?]? = nil) throws {
    let name = ReportFileName(of: report.submission).text
    let document = try ReportFormat.json.document(
      of: [report], asArray: false, conversations: conversations)
    try write(Data(document.utf8), to: folder.appending(path: name))
    written.insert(name)
  }

  /// To be called when all reports are written: moves those that the same command has written
  /// before, and not now, into a folder beside the others.
  ///
  /// - Returns: Their names.
  func putAwayOthers() throws -> [String] {
    let old = inventory.others(than: written).filter {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
    let place = folder.appending(path: Self.removed)
    do {
      if !old.isEmpty {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      for name in old {
        try? FileManager.default.removeItem(at: place.appending(path: name))
        try FileManager.default.moveItem(
          at: folder.appending(path: name), to: place.appending(path: name))
      }
    } catch {
      throw GradingError.file(
        path: place.path,
        reason: .reportsCannotBePutAway(error.localizedDescription))
    }
    inventory.note(written)
    try write(inventory.document, to: inventory.file)
    return old
  }

  private func write(_ data: Data, to file: URL) throws {
    do throws(WholeFile.Failure) {
      try WholeFile.write(data, to: file)
    } catch {
      throw GradingError.file(
        path: file.path,
        reason: .reportsCannotBeWritten("\(error)"))
    }
  }
}
