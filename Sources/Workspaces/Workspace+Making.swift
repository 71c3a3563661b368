import CourseModel
import Foundation

extension Workspace {
  /// What `make` did.
  package struct Making: Sendable {
    /// The workspace that is there now.
    package let workspace: Workspace
    /// Names of the exercises that were not there before, in order.
    package let added: [String]
    /// Files that were missing and are there again.
    package let restored: [String]
    /// Our own files that the learner has changed, and that are not as the course has them now.
    package let left: [Left]
  }

  /// Makes a workspace of this course in `folder`, or adds to one what it lacks.
  ///
  /// What the learner has written is never touched: of stubs, only files that are not there are
  /// written.
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
    let exercises = try exercises(of: course)
    // First, so that calling this again completes what was cut short.
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

  /// Whether nothing is in it, or only what an attempt left that could not even begin.
  static func isVacant(_ folder: URL) -> Bool {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(entries).isSubset(of: [stateFolder])
  }
}
