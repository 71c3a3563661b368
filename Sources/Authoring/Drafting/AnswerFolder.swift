import CourseModel
import Foundation

/// The folder of a wrong answer, a variant or a program in between.
///
/// It keeps what differs from the solution: `change.patch`, and whole files where a patch would be
/// longer. An author edits it with whole files.
package struct AnswerFolder {
  /// The folder itself, such as `Mistakes/told-twice`.
  package let folder: URL
  private let solution: [SourceFile]
  /// The Swift files in the folder.
  private let whole: [SourceFile]
  private let patch: SourcePatch?

  /// An answer to an exercise.
  ///
  /// - Throws: `CourseError` if its files cannot be read.
  package init(_ folder: URL, of exercise: Exercise) throws {
    self.folder = folder
    solution = try exercise.solution()
    whole = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
      .map { SourceFile(name: $0, content: try Data(contentsOf: folder.appending(path: $0))) }
    let place = folder.appending(path: SourcePatch.fileName)
    let isThere = FileManager.default.fileExists(atPath: place.path)
    patch = isThere ? try SourcePatch(at: place) : nil
  }

  private var patchFile: URL { folder.appending(path: SourcePatch.fileName) }

  /// The part of the exercise that it belongs to: a variant is a whole program; a step replaces files
  /// of a program that is not the solution, even by the solution's own.
  private var part: String { folder.deletingLastPathComponent().lastPathComponent }
  private var isVariant: Bool { part == "Variants" }

  /// Removes whole files that a patch says in fewer lines, and writes that patch for the solution as
  /// it is now: a patch that the solution's changes leave a place for is moved there.
  ///
  /// - Parameter isTrial: Whether to write nothing.
  /// - Returns: Whether there was anything to write.
  /// - Throws: `CourseError` if the patch does not fit, or somebody has not yet chosen between the
  ///   two sides of a conflict.
  package func fold(isTrial: Bool = false) throws -> Bool {
    try verifyNoConflict()
    var program = whole
    if let patch {
      let (merged, conflicts) = try patch.merged(into: solution)
      program = try conflicts.isEmpty ? merged : patch.applied(to: solution)
      program = program.overlaid(with: whole)
    }
    let names = Set(program.map(\.name))
    // A patch takes every file of the solution along.
    guard !isVariant || solution.allSatisfy({ names.contains($0.name) }) else { return false }
    var (text, left) = SourcePatch.folding(program, over: solution)
    if part == "Steps" { left += whole.filter(solution.contains) }
    guard let text else { return false }
    let present = try? String(contentsOf: patchFile, encoding: .utf8)
    guard present != text || left.count < whole.count else { return false }
    guard !isTrial else { return true }
    // In this order, the program is the same whenever this ends.
    try Data(text.utf8).write(to: patchFile, options: .atomic)
    for file in whole where !left.contains(file) {
      try FileManager.default.removeItem(at: folder.appending(path: file.name))
    }
    return true
  }

  /// Writes the files whole, to be edited, and removes the patch. Where the patch does not fit, both
  /// sides stand between conflict markers.
  ///
  /// - Returns: The names of the files, and of those that have a conflict.
  package func open() throws -> (files: [String], conflicts: [String]) {
    guard let patch else { return (whole.map(\.name), []) }
    let (merged, conflicts) = try patch.merged(into: solution)
    let program = merged.overlaid(with: whole)
    let files = program.filter { isVariant || !solution.contains($0) }
    for file in files {
      try file.content.write(to: folder.appending(path: file.name), options: .atomic)
    }
    try FileManager.default.removeItem(at: patchFile)
    return (files.map(\.name), conflicts)
  }

  private func verifyNoConflict() throws {
    for file in whole {
      let lines = String(decoding: file.content, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      if let index = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }) {
        throw CourseError.malformed(
          folder.appending(path: file.name), line: index + 1, .unresolvedConflict)
      }
    }
  }
}

extension Course {
  /// Folds each answer of each exercise.
  ///
  /// - Parameter isTrial: Whether to write nothing.
  /// - Returns: The folders that were written, or have to be.
  /// - Throws: for all answers that cannot be folded, after the others were.
  package func foldAnswers(isTrial: Bool) throws -> [URL] {
    var folded: [URL] = []
    var errors: [CourseError] = []
    for exercise in try exercises() {
      for folder in try exercise.answers() {
        do {
          guard try AnswerFolder(folder, of: exercise).fold(isTrial: isTrial) else { continue }
          folded.append(folder)
        } catch let error as CourseError {
          errors.append(error)
        }
      }
    }
    guard let first = errors.first else { return folded }
    throw errors.count == 1 ? first : CourseError.several(errors)
  }

  /// The answer in this folder; nil if no exercise has it.
  package func answer(at folder: URL) throws -> AnswerFolder? {
    let path = folder.standardizedFileURL.path
    for exercise in try exercises() {
      for answer in try exercise.answers() where answer.standardizedFileURL.path == path {
        return try AnswerFolder(answer, of: exercise)
      }
    }
    return nil
  }
}
