import CourseModel
import Foundation

extension Workspace {
  /// What `update` did; paths are below the workspace.
  package struct Update: Sendable {
    /// The workspace that was updated.
    package let workspace: Workspace
    /// Names of the exercises that were not there before, in order.
    package let added: [String]
    /// Files that were not there before, but for those of the added exercises.
    package let new: [String]
    /// Files that the learner had not changed, and that are now as the course has them.
    package let replaced: [String]
    /// Files that the learner had not changed, and that the course does not have any more.
    package let removed: [String]
    /// Files that the learner has changed, so that they do not have what is new in the course.
    package let left: [Left]
    /// Names of exercises that the course does not have any more, or under another name; they are
    /// left alone.
    package let abandoned: [String]
    /// Whether MiniCocoa has changed.
    package let hasNewMiniCocoa: Bool

    /// Whether the workspace already had all that there is.
    package var changedNothing: Bool {
      added.isEmpty && new.isEmpty && replaced.isEmpty && removed.isEmpty && !hasNewMiniCocoa
    }
  }

  /// Brings what is new in the course: exercises, stubs, tasks and MiniCocoa.
  ///
  /// A file that the learner has changed since it was given is never touched. A workspace that an
  /// older Switchboard made does not know what it was given: then every stub that is not as the
  /// course has it now counts as changed.
  ///
  /// - Parameter miniCocoa: The folder of MiniCocoa's sources.
  package func update(from course: Course, miniCocoa: URL) throws(WorkspaceError) -> Update {
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

  /// Names of the exercises that have Sources here, of this course or not, sorted.
  private var exerciseFolders: [String] {
    let folder = folder.appending(path: "Exercises")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { isThere(SuppliedFile.sources(of: $0)) }
  }
}
