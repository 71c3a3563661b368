import CourseModel
import Foundation

extension Workspace {
  /// Puts the stub of this exercise back, as the course has it now.
  ///
  /// What was there is kept first, every file below Sources: `undo` brings it back. Files that the
  /// learner has added go with the rest.
  ///
  /// - Throws: `notKept` if it cannot be kept; then nothing has been touched.
  package func reset(
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

  /// Brings back what was in the Sources of this exercise before the last reset, undo or
  /// restoration, so that calling it twice changes nothing; nil if there was none.
  package func undo(
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
