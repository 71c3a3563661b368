import CourseModel
import Foundation

extension Workspace {
  /// Restores the files of an attempt in place of the present Swift files.
  ///
  /// First stores the present files, as before a reset, so that `undo` can restore them. Other
  /// files than Swift were not judged and stay.
  ///
  /// - Parameter files: The files of an attempt, which stores only their names: each file replaces
  ///   the one with its name.
  /// - Throws: `notKept` if the present files can't be stored; then nothing has changed.
  func restore(
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
