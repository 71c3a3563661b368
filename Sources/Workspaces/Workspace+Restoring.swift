import CourseModel
import Foundation

extension Workspace {
  /// Puts back what was judged once, in the place of the Swift files that are there now.
  ///
  /// What was there is kept first, as before a reset: `undo` brings it back. Files that are no
  /// Swift were not judged, so they stay.
  ///
  /// - Parameter files: As an attempt has them, which knows them by their last names alone: a file
  ///   goes where one of its name is.
  /// - Throws: `notKept` if what is there cannot be kept; then nothing has been touched.
  package func restore(
    _ files: [SourceFile], of exercise: String, keepingIn progress: ProgressStore, at time: Date
  ) throws(WorkspaceError) -> Restoration {
    let old = try self.files(of: exercise)
    let placed = files.map { file in
      let places = old.map(\.name).filter { $0.split(separator: "/").last == file.name[...] }
      return SourceFile(name: places.count == 1 ? places[0] : file.name, content: file.content)
    }
    let others = old.filter { !$0.name.hasSuffix(".swift") }
    return try step(to: placed + others, of: exercise, .restore, progress, time)
  }
}
