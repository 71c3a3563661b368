import CourseModel
import Foundation

extension Workspace {
  /// Restores the course's present stub of this exercise.
  ///
  /// First stores every file below Sources, so that `undo` can restore them. Files that the learner
  /// has added are removed.
  ///
  /// - Throws: `notKept` if the files can't be stored; then nothing has changed.
  func reset(
    _ exercise: Exercise, keepingIn progress: ProgressStore, at time: Date
  ) throws(WorkspaceError) -> Restoration {
    let stub = try Self.stub(of: exercise)
    let restoration = try step(to: stub, of: exercise.name, .reset, progress, time)
    let record = recordOfGiven ?? [:]
    let supplied = SuppliedFile.stub(stub, of: exercise.name).map { ($0.path, $0.digest) }
    let given = record.merging(supplied) { $1 }
    if given != record { try save(given: given) }
    return restoration
  }

  /// Restores the files in this exercise's Sources from before the last reset, undo or restoration,
  /// so that a second call reverses the first; nil if there was none.
  func undo(
    _ exercise: String, keepingIn progress: ProgressStore, at time: Date
  ) throws(WorkspaceError) -> Restoration? {
    guard let files = try progress.lastKept(of: exercise) else { return nil }
    return try step(to: files, of: exercise, .undo, progress, time)
  }

  func step(
    to new: [SourceFile], of exercise: String, _ deed: ProgressStore.Deed,
    _ progress: ProgressStore,
    _ time: Date
  ) throws(WorkspaceError) -> Restoration {
    let old = try files(of: exercise)
    guard old != new.sorted(by: { $0.name < $1.name }) else { return Restoration() }
    try progress.keep(old, of: exercise, before: deed, at: time)
    return try replaceFiles(of: exercise, old, with: new)
  }

  static func stub(of exercise: Exercise) throws(WorkspaceError) -> [SourceFile] {
    try reading(exercise) { one throws(CourseError) in try one.stub() }
  }
}
