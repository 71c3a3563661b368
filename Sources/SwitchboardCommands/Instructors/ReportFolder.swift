import CourseModel
import Foundation
import Grading
import Reporting
import Messages

/// A folder of JSON reports, one file a submission.
///
/// It remembers what each command wrote into it (`ReportInventory`), so that reports of submissions
/// that are gone do not stay among those of today.
final class ReportFolder {
  private let folder: URL
  private let run: RunName
  private var inventory: ReportInventory
  private var written: Set<String> = []

  /// - Parameters:
  ///   - inventory: What the same command has written before.
  ///   - run: What this run will be called.
  init(_ folder: URL, _ inventory: ReportInventory, in run: RunName) throws(GradingError) {
    self.folder = folder
    self.inventory = inventory
    self.run = run
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw GradingError.file(
        path: folder.path,
        reason: .reportsCannotBeMade(error.systemReason))
    }
    WholeFile.removeParts(in: folder)
  }

  /// Writes the report whole or not at all.
  ///
  /// - Parameter conversations: What was said in its first check that failed, if that was asked for.
  func write(_ report: Report, _ conversations: [ConversationDocument?]? = nil) throws {
    let name = ReportFileName(of: report.submission).text
    let document = try ReportFormat.json.document(
      of: [report], asArray: false, conversations: conversations)
    let (data, file) = (Data(document.utf8), folder.appending(path: name))
    // What has not changed stays one file with what is kept of it in the run before.
    if (try? Data(contentsOf: file)) != data { try write(data, to: file) }
    written.insert(name)
  }

  /// To be called when all reports are written: removes those that the same command has written
  /// before, and not now, which are kept in the run before this one.
  ///
  /// - Returns: Their names.
  func removeOthers() throws(GradingError) -> [String] {
    let old = inventory.others(than: written)
    for name in old {
      let file = folder.appending(path: name)
      do {
        try FileManager.default.removeItem(at: file)
      } catch {
        throw GradingError.file(
          path: file.path,
          reason: .reportsCannotBePutAway(error.systemReason))
      }
    }
    inventory.note(written, in: run)
    try write(inventory.document, to: inventory.file)
    return old
  }

  private func write(_ data: Data, to file: URL) throws(GradingError) {
    do throws(WholeFile.Failure) {
      try WholeFile.write(data, to: file)
    } catch {
      throw GradingError.file(
        path: file.path,
        reason: .reportsCannotBeWritten("\(error)"))
    }
  }
}
