import CourseModel
import Foundation

extension Workspace {
  /// The result of `update`; paths are relative to the workspace.
  struct Update: Sendable {
    let workspace: Workspace
    /// Names of new exercises, in order.
    let added: [String]
    /// New files, except those of new exercises.
    let new: [String]
    /// Files that the learner had not changed, replaced by the course's present ones.
    let replaced: [String]
    /// Files that the learner had not changed and the course no longer has.
    let removed: [String]
    /// Files that the learner has changed, and that therefore lack the course's changes.
    let left: [Left]
    /// Names of exercises that the course no longer has, or has renamed; they stay.
    let abandoned: [String]
    /// Whether MiniCocoa has changed.
    let hasNewMiniCocoa: Bool
  }

  /// Delivers exercises, stubs, tasks and MiniCocoa that are new in the course.
  ///
  /// Never touches a file that the learner has changed since it was given. A workspace that an
  /// older version of Switchboard made has no record of given files: then every stub that differs
  /// from the course's present one counts as changed.
  ///
  /// - Parameter miniCocoa: The folder of MiniCocoa's sources.
  func update(from course: Course, miniCocoa: URL) throws(WorkspaceError) -> Update {
    guard course.name == courseName else {
      throw .otherCourse(folder, has: courseName, wanted: course.name)
    }
    let workspace = Workspace(
      folder: folder, courseName: courseName, courseFolder: course.folder.standardizedFileURL)
    let exercises = try Self.exercises(of: course)
    let (delivery, hasNewCocoa) = try workspace.receive(
      exercises, of: course, miniCocoa: miniCocoa, .updating)
    let names = Set(exercises.map(\.name))
    return Update(
      workspace: workspace, added: delivery.added, new: delivery.new,
      replaced: delivery.replaced, removed: delivery.removed, left: delivery.left,
      abandoned: workspace.exerciseFolders.filter { !names.contains($0) },
      hasNewMiniCocoa: hasNewCocoa)
  }

  /// Names of exercises with Sources here, from this course or not, sorted.
  private var exerciseFolders: [String] {
    let folder = folder.appending(path: "Exercises")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { isThere(SuppliedFile.sources(of: $0)) }
  }
}
