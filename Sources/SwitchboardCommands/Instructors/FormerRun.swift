import CourseModel
import Foundation
import Glibc
import Grading
import Messages

/// The previous finished run of a command, kept beside the current reports: a whole folder of
/// reports, in which unchanged files share their storage with the current ones.
struct FormerRun {
  /// The folder for kept runs, beside the current reports.
  static let folderName = "runs"

  let name: RunName
  private let current: URL
  private let place: URL

  /// Keeps the reports in a folder, or in its subfolders with an inventory each, before they are
  /// overwritten. Nil if there are none.
  ///
  /// An interrupted run does not count: the reports of the run before it are already kept, and
  /// stay.
  init?(in folder: URL, _ parts: [(path: String, inventory: ReportInventory)]) throws(GradingError)
  {
    guard let name = parts.compactMap(\.inventory.name).max() else { return nil }
    self.name = name
    current = folder
    place = folder.appending(path: "\(Self.folderName)/\(name.text)")
    guard !FileManager.default.fileExists(atPath: place.path) else { return }
    do {
      try keep(parts.filter { $0.inventory.name == name })
    } catch {
      throw .file(
        path: place.path,
        reason: Message(
          """
          the reports of the run before cannot be kept there (\(error.systemReason, "reason")), \
          so nothing is written; free some space, or name another folder with --output DIR
          """))
    }
  }

  private func keep(_ parts: [(path: String, inventory: ReportInventory)]) throws {
    let runs = place.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: runs, withIntermediateDirectories: true)
    WholeFile.removeParts(in: runs)
    let part = WholeFile.part(in: runs)
    do {
      for (path, inventory) in parts {
        let folder = path.isEmpty ? part : part.appending(path: path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let reports = path.isEmpty ? current : current.appending(path: path)
        for file in inventory.files {
          try Self.link(reports.appending(path: file), folder.appending(path: file))
        }
      }
      try Self.link(
        current.appending(path: KeptGrades.fileName), part.appending(path: KeptGrades.fileName))
      try FileManager.default.moveItem(at: part, to: place)
    } catch {
      try? FileManager.default.removeItem(at: part)
      throw error
    }
  }

  /// Links a file to a second path, or copies it where the file system has no hard links.
  private static func link(_ file: URL, _ other: URL) throws {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      try FileManager.default.linkItem(at: file, to: other)
    } catch {
      try FileManager.default.copyItem(at: file, to: other)
    }
  }

  /// Removes the kept run if it says the same as the current one. Call it when all current reports
  /// are written.
  ///
  /// - Parameter files: The paths of the current reports.
  /// - Returns: The number of reports that differ, or exist in only one of the two runs; 0 if only
  ///   grades do, and nil if nothing does.
  func settle(with files: Set<String>) -> Int? {
    let former = Set((FileManager.default.subpaths(atPath: place.path) ?? []).filter(Self.isReport))
    let changed = former.union(files).count { path in
      !Self.sayTheSame(current.appending(path: path), place.appending(path: path))
    }
    let hasOtherGrades = KeptGrades.differ(in: current, place)
    if changed == 0, !hasOtherGrades {
      try? FileManager.default.removeItem(at: place)
      rmdir(place.deletingLastPathComponent().path)  // only if no other run is in it
      return nil
    }
    return changed
  }

  private static func isReport(_ path: String) -> Bool {
    path.hasSuffix(".json") && path != KeptGrades.fileName
  }

  /// A student of the class list who handed in nothing has a report, and without the list none: that
  /// is the same.
  private static func sayTheSame(_ file: URL, _ other: URL) -> Bool {
    let (first, second) = (try? Data(contentsOf: file), try? Data(contentsOf: other))
    guard first != second else { return true }
    func words(_ report: Data?) -> NSDictionary? {
      let words = report.flatMap(verdict) as? NSDictionary
      return words?["status"] as? String == ReportStatus.missing.rawValue ? nil : words
    }
    return words(first) == words(second)
  }

  /// A report without the time, duration and versions of its judgement, and without what a platform or
  /// the class list says about its student.
  private static func verdict(in report: Data) -> NSObject? {
    func plain(_ value: Any) -> Any {
      switch value {
      case let object as [String: Any]:
        object.filter { !["seconds", "judgedAt", "grader", "suite", "delivery"].contains($0.key) }
          .mapValues(plain) as NSDictionary
      case let list as [Any]: list.map(plain) as NSArray
      default: value
      }
    }
    return (try? JSONSerialization.jsonObject(with: report)).map(plain) as? NSObject
  }
}
