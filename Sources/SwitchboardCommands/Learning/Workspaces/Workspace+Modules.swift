import CourseModel
import Foundation

// The modules that an exercise gives. Learners read them, but checks use the course's own copies.

extension Workspace {
  /// Reads part of an exercise; reports a fault in its files as a workspace error.
  static func reading<Value>(
    _ exercise: Exercise, _ read: (Exercise) throws(CourseError) -> Value
  ) throws(WorkspaceError) -> Value {
    do throws(CourseError) { return try read(exercise) } catch {
      throw .file(path: exercise.folder.path, reason: error.message)
    }
  }

  /// Returns files of given modules that differ from the course's, changed or added, as paths in
  /// the workspace. No check uses them.
  func strayModuleFiles(of exercise: Exercise) throws(CourseError) -> [String] {
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
