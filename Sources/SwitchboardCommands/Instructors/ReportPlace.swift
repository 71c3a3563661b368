import Foundation
import Grading

/// The folder for a command's reports, with a subfolder for each exercise if there are several.
struct ReportPlace {
  let folder: URL
  /// The paths to grade, which identify the command.
  let submissions: [URL]
  /// The start time of the command.
  let time: Date

  /// Keeps the previous reports of the same command or class, and opens the folders for the new ones.
  ///
  /// - Parameter names: The names of the submissions.
  func open(for exercises: [String], of names: [String]) throws(GradingError) -> OpenReports {
    let files = Set(names.map { ReportFileName(of: $0).text })
    let parts = exercises.map { exercise in
      let path = exercises.count > 1 ? exercise : ""
      var inventory = ReportInventory(in: part(path), for: command(exercise))
      inventory.adopt(files)
      return (path: path, inventory: inventory)
    }
    let former = try FormerRun(in: folder, parts)
    let runs = folder.appending(path: FormerRun.folderName)
    let name = RunName(time).free { name in
      name == former?.name
        || FileManager.default.fileExists(atPath: runs.appending(path: name.text).path)
    }
    return OpenReports(place: self, parts: parts, run: name, former: former)
  }

  /// The folder of an exercise, or the only one.
  func part(_ path: String) -> URL { path.isEmpty ? folder : folder.appending(path: path) }

  private func command(_ exercise: String) -> String {
    ([exercise] + submissions.map(\.standardizedFileURL.path)).joined(separator: "\n")
  }
}

/// The reports of the current run, and those of the previous one.
struct OpenReports {
  let place: ReportPlace
  fileprivate let parts: [(path: String, inventory: ReportInventory)]
  let run: RunName
  /// Nil if the command was never completed before.
  let former: FormerRun?

  fileprivate init(
    place: ReportPlace, parts: [(path: String, inventory: ReportInventory)], run: RunName,
    former: FormerRun?
  ) {
    (self.place, self.parts, self.run, self.former) = (place, parts, run, former)
  }

  /// The folder for reports on the exercise with this index.
  func folder(_ index: Int) throws(GradingError) -> ReportFolder {
    let (path, inventory) = parts[index]
    return try ReportFolder(place.part(path), inventory, in: run)
  }

  /// Compares with the previous run when all reports are written. Returns its path below the
  /// current folder, and the number of reports that differ; nil if all is the same.
  ///
  /// - Parameter submissions: The names of the current submissions.
  func settle(_ submissions: Set<String>) -> (path: String, changed: Int)? {
    guard let former else { return nil }
    let files = submissions.map { ReportFileName(of: $0).text }
    let paths = parts.flatMap { part in
      files.map { part.path.isEmpty ? $0 : "\(part.path)/\($0)" }
    }
    return former.settle(with: Set(paths)).map {
      ("\(FormerRun.folderName)/\(former.name.text)", $0)
    }
  }
}
