import CourseModel
import Foundation
import Grading
import Reporting
import Messages

/// A folder of JSON reports, one file for each submission.
///
/// An inventory (`ReportInventory`) records the files that each command wrote, so that we can
/// remove reports of submissions that no longer exist.
final class ReportFolder {
  private let folder: URL
  private let run: RunName
  private var inventory: ReportInventory
  private var written: Set<String> = []

  /// - Parameters:
  ///   - inventory: The files that the same command has written before.
  ///   - run: The name of this run.
  init(_ folder: URL, _ inventory: ReportInventory, in run: RunName) throws(GradingError) {
    self.folder = folder
    self.inventory = inventory
    self.run = run
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw GradingError.file(
        path: folder.path,
        reason: Message(
          "cannot be made (\(error.systemReason, "reason")); name another folder with --output DIR")
      )
    }
    WholeFile.removeParts(in: folder)
  }

  /// Writes the report, completely or not at all.
  ///
  /// - Parameter conversations: The conversation in its first failed check, if requested.
  func write(_ report: Report, _ conversations: [ConversationDocument?]? = nil) throws {
    let name = ReportFileName(of: report.submission).text
    let document = try ReportFormat.json.document(
      of: [report], asArray: false, conversations: conversations)
    let (data, file) = (Data(document.utf8), folder.appending(path: name))
    // An unchanged file keeps sharing its storage with the previous run.
    if (try? Data(contentsOf: file)) != data { try write(data, to: file) }
    written.insert(name)
  }

  /// Removes the reports that an earlier run of the same command wrote and this one did not. They
  /// are kept in the previous run. Call it when all reports are written.
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
          reason: Message(
            """
            cannot be removed, though its submission is gone (\(error.systemReason, "reason")); \
            name another folder with --output DIR
            """))
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

extension Message {
  static func reportsCannotBeWritten(_ reason: String) -> Message {
    Message(
      """
      cannot be written (\(reason, "reason")); free some space, or name another folder with \
      --output DIR
      """)
  }
}
