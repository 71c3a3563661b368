import CourseModel
import Foundation
import Grading

/// Where a command writes its reports: a folder, in which each exercise has one of its own if there are
/// several.
struct ReportPlace {
  let folder: URL
  /// What is graded, by which the command is known.
  let submissions: [URL]
  /// When the command was started.
  let time: Date

  /// Keeps what the same command has said before, and opens the folders for what it says now.
  func open(for exercises: [String]) throws(GradingError) -> OpenReports {
    let parts = exercises.map { exercise in
      let path = exercises.count > 1 ? exercise : ""
      return (path: path, inventory: ReportInventory(in: part(path), for: command(exercise)))
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

/// The reports of a run that goes on, and those of the one before it.
struct OpenReports {
  let place: ReportPlace
  fileprivate let parts: [(path: String, inventory: ReportInventory)]
  /// What this run will be called.
  let run: RunName
  /// Nil where the command has never come to its end before.
  let former: FormerRun?

  fileprivate init(
    place: ReportPlace, parts: [(path: String, inventory: ReportInventory)], run: RunName,
    former: FormerRun?
  ) {
    (self.place, self.parts, self.run, self.former) = (place, parts, run, former)
  }

  /// The folder for reports on the exercise of this index.
  func folder(_ index: Int) throws(GradingError) -> ReportFolder {
    let (path, inventory) = parts[index]
    return try ReportFolder(place.part(path), inventory, in: run)
  }

  /// Says, when all reports are written, where the run before is kept, below the folder of today's, and
  /// how much differs from it; nil if nothing does.
  ///
  /// - Parameter submissions: What those of today are called.
  func settle(_ submissions: Set<String>) -> (path: String, changed: Int)? {
    guard let former else { return nil }
    let files = submissions.map { ReportFileName(of: $0).text }
    let paths = parts.flatMap { part in
      files.map { part.path.isEmpty ? $0 : "\(part.path)/\($0)" }
    }
    let changed = former.settle(with: Set(paths))
    return changed == 0 ? nil : ("\(FormerRun.folderName)/\(former.name.text)", changed)
  }
}
