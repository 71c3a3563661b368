import CourseModel
import Foundation

// Modules that an exercise gives: learners read them, and checks are made with the course's own.

extension Workspace {
  /// What is read of an exercise; a fault in its files keeps it from being given.
  static func reading<Value>(
    _ exercise: Exercise, _ read: (Exercise) throws(CourseError) -> Value
  ) throws(WorkspaceError) -> Value {
    do throws(CourseError) { return try read(exercise) } catch {
      throw .file(path: exercise.folder.path, reason: error.message)
    }
  }

  /// Files of given modules that are not as the course has them, below the workspace: changed or
  /// added ones. No check sees them.
  package func strayModuleFiles(of exercise: Exercise) throws(CourseError) -> [String] {
    try exercise.modules().flatMap { module -> [String] in
      let place = SuppliedFile.folder(of: module.name, in: exercise.name)
      let url = folder.appending(path: place)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return names.sorted().filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
        .filter { name in
          module.files.first { $0.name == name }?.content != contentIfThere("\(place)/\(name)")
        }
        .map { "\(place)/\($0)" }
    }
  }
}
