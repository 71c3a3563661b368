import Foundation
import Glibc
import Grading
import Messages

/// What a command said the last time that it came to its end, kept beside what it says now: a whole
/// folder of reports, in which those that are the same take no room of their own.
struct FormerRun {
  /// Where runs are kept, beside the reports of today.
  static let folderName = "runs"

  let name: RunName
  private let current: URL
  private let place: URL

  /// Keeps the reports that lie in a folder, or in folders of it that have an inventory each, before
  /// any of them is written anew. Nil if there are none.
  ///
  /// A run that was stopped is none: what was said before it has been kept then, and stays.
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
        path: place.path, reason: .runCannotBeKept(error.systemReason))
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
      try FileManager.default.moveItem(at: part, to: place)
    } catch {
      try? FileManager.default.removeItem(at: part)
      throw error
    }
  }

  /// One file in two places; a copy where the file system has no such thing.
  private static func link(_ file: URL, _ other: URL) throws {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      try FileManager.default.linkItem(at: file, to: other)
    } catch {
      try FileManager.default.copyItem(at: file, to: other)
    }
  }

  /// To be called when all reports of today are there: a run that said the same is not kept.
  ///
  /// - Parameter files: The reports of today, by their paths.
  /// - Returns: How many say something else than in that run, or are in one of the two only.
  func settle(with files: Set<String>) -> Int {
    let former = Set((FileManager.default.subpaths(atPath: place.path) ?? []).filter(Self.isReport))
    let changed = former.union(files).count { path in
      !Self.sayTheSame(current.appending(path: path), place.appending(path: path))
    }
    if changed == 0 {
      try? FileManager.default.removeItem(at: place)
      rmdir(place.deletingLastPathComponent().path)  // if no other run is in it
    }
    return changed
  }

  private static func isReport(_ path: String) -> Bool { path.hasSuffix(".json") }

  private static func sayTheSame(_ file: URL, _ other: URL) -> Bool {
    guard let first = try? Data(contentsOf: file), let second = try? Data(contentsOf: other) else {
      return false
    }
    guard first != second else { return true }
    guard let words = verdict(in: first) else { return false }
    return words.isEqual(verdict(in: second))
  }

  /// A report without when and by which version it was judged, and how long that took.
  private static func verdict(in report: Data) -> NSObject? {
    func plain(_ value: Any) -> Any {
      switch value {
      case let object as [String: Any]:
        object.filter { !["seconds", "judgedAt", "grader", "suite"].contains($0.key) }
          .mapValues(plain) as NSDictionary
      case let list as [Any]: list.map(plain) as NSArray
      default: value
      }
    }
    return (try? JSONSerialization.jsonObject(with: report)).map(plain) as? NSObject
  }
}
