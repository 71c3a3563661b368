import CourseModel
import Foundation

extension Workspace {
  /// The result of `make`.
  struct Making: Sendable {
    let workspace: Workspace
    /// Names of new exercises, in order.
    let added: [String]
    /// Missing files that were restored.
    let restored: [String]
    /// Course files that the learner has changed, and that differ from the course's present ones.
    let left: [Left]
  }

  /// Creates a workspace of this course in `folder`, or completes an existing one.
  ///
  /// Never changes the learner's files: writes only stubs that don't exist.
  ///
  /// - Parameter miniCocoa: The folder of MiniCocoa's sources.
  static func make(
    in folder: URL, of course: Course, miniCocoa: URL
  ) throws(WorkspaceError) -> Making {
    let folder = folder.standardizedFileURL
    if isWorkspace(folder) {
      // A workspace with a damaged file is repaired below.
      if let old = try? Workspace(at: folder), old.courseName != course.name {
        throw .otherCourse(folder, has: old.courseName, wanted: course.name)
      }
    } else if !isVacant(folder) {
      throw .occupied(folder)
    }
    let workspace = Workspace(
      folder: folder, courseName: course.name,
      courseFolder: course.folder.standardizedFileURL)
    let exercises = try exercises(of: course)
    // Comes first, so that another call completes an interrupted one.
    let isNew = !isWorkspace(folder)
    try workspace.makeFolder(Workspace.stateFolder)
    try workspace.save(given: isNew ? [:] : workspace.recordOfGiven)
    let (delivery, _) = try workspace.receive(
      exercises, of: course, miniCocoa: miniCocoa, .completing)
    return Making(
      workspace: workspace, added: delivery.added,
      restored: isNew ? [] : delivery.new, left: delivery.left)
  }

  static func exercises(of course: Course) throws(WorkspaceError) -> [Exercise] {
    do throws(CourseError) { return try course.exercises() } catch {
      throw .file(path: course.folder.path, reason: error.message)
    }
  }

  /// Whether a folder is empty, except for the remains of an attempt that failed at its beginning.
  static func isVacant(_ folder: URL) -> Bool {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(entries).isSubset(of: [stateFolder])
  }
}
