import CourseModel
import Foundation

extension Workspace {
  /// What `make` did.
  package struct Making: Sendable {
    package let workspace: Workspace
    /// Names of the exercises that were not there before, in order.
    package let added: [String]
    /// Files that were missing and are there again.
    package let restored: [String]
  }

  /// Makes a workspace of this course in `folder`, or adds to one what it lacks.
  ///
  /// What the learner has written is never touched: only files that are not there are written.
  ///
  /// - Parameter miniCocoa: The folder of MiniCocoa's sources.
  package static func make(
    in folder: URL, of course: Course, miniCocoa: URL
  ) throws(WorkspaceError) -> Making {
    let folder = folder.standardizedFileURL
    if isWorkspace(folder) {
      // One whose file is damaged is repaired below.
      if let old = try? Workspace(at: folder), old.courseName != course.name {
        throw .otherCourse(folder, has: old.courseName, wanted: course.name)
      }
    } else if !isVacant(folder) {
      throw .occupied(folder)
    }
    let workspace = Workspace(
      folder: folder, courseName: course.name,
      courseFolder: course.folder.standardizedFileURL)
    let exercises: [Exercise]
    do throws(CourseError) { exercises = try course.exercises() } catch {
      throw .file(path: course.folder.path, reason: error.description)
    }
    // First, so that calling this again completes what was cut short.
    try workspace.makeFolder(Workspace.stateFolder)
    try workspace.save()
    var added: [String] = []
    var restored: [String] = []
    for exercise in exercises {
      let wasThere = FileManager.default.fileExists(
        atPath: workspace.folder(of: exercise.name).path)
      let written = try workspace.add(exercise)
      if wasThere { restored += written } else { added.append(exercise.name) }
    }
    try workspace.copyMiniCocoa(from: miniCocoa)
    try workspace.write(
      manifest(of: exercises, in: course), to: "Package.swift", replacing: true)
    try workspace.write(readme(of: course), to: "README.md", replacing: false)
    try workspace.write(".build/\n.switchboard/\n", to: ".gitignore", replacing: false)
    return Making(workspace: workspace, added: added, restored: restored)
  }

  /// Whether nothing is in it, or only what an attempt left that could not even begin.
  private static func isVacant(_ folder: URL) -> Bool {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(entries).isSubset(of: [stateFolder])
  }

  /// The files of the stub that were written because they were not there.
  private func add(_ exercise: Exercise) throws(WorkspaceError) -> [String] {
    let stub: [SourceFile]
    do throws(CourseError) { stub = try exercise.stub() } catch {
      throw .file(path: exercise.folder.path, reason: error.description)
    }
    var written: [String] = []
    let place = "Exercises/\(exercise.name)"
    for file in stub {
      let path = "\(place)/Sources/\(file.name)"
      if try write(file.content, to: path, replacing: false) { written.append(path) }
    }
    let hints =
      exercise.hints.isEmpty ? "" : "\n\n(Stuck? `switchboard hint` shows one hint at a time.)\n"
    try write(Data((exercise.task + hints).utf8), to: "\(place)/README.md", replacing: true)
    return written
  }

  /// Copies its Swift files, in their folders, in place of what was there: no file of an older
  /// version stays behind.
  private func copyMiniCocoa(from folder: URL) throws(WorkspaceError) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let place = self.folder.appending(path: "MiniCocoa")
    try? FileManager.default.removeItem(at: place)
    for path in paths.sorted() where path.hasSuffix(".swift") {
      guard let content = try? Data(contentsOf: folder.appending(path: path)) else {
        throw .file(
          path: folder.appending(path: path).path,
          reason: "cannot be read; install switchboard again")
      }
      try write(content, to: "MiniCocoa/\(path)", replacing: true)
    }
  }

  private func write(_ text: String, to path: String, replacing: Bool) throws(WorkspaceError) {
    try write(Data(text.utf8), to: path, replacing: replacing)
  }

  /// Writes a file whole or not at all; false if it was there and is not to be replaced.
  @discardableResult
  private func write(
    _ content: Data, to path: String, replacing: Bool
  ) throws(WorkspaceError) -> Bool {
    let url = folder.appending(path: path)
    if !replacing, FileManager.default.fileExists(atPath: url.path) { return false }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: url, options: .atomic)
    } catch {
      throw .file(path: url.path, reason: "cannot be written: \(error.localizedDescription)")
    }
    return true
  }

  private func makeFolder(_ path: String) throws(WorkspaceError) {
    let url = folder.appending(path: path)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .file(path: url.path, reason: "cannot be made: \(error.localizedDescription)")
    }
  }
}
