import CourseModel
import Foundation
import Messages

/// The folder of a mistake, a variant or a step.
///
/// It contains the differences from the solution: `change.patch`, and whole files where a patch
/// would be longer. An author edits whole files.
package struct AnswerFolder {
  /// The folder itself, such as `Mistakes/told-twice`.
  let folder: URL
  private let solution: [SourceFile]
  /// The Swift files in the folder.
  private let whole: [SourceFile]
  private let patch: SourcePatch?

  /// Reads an answer to an exercise.
  ///
  /// - Throws: `CourseError` if its files can't be read.
  init(_ folder: URL, of exercise: Exercise) throws {
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

  /// The part of the exercise that the folder belongs to. A variant is opened as a whole. A step
  /// replaces files of a program that is not the solution, possibly by the solution's files.
  private var part: String { folder.deletingLastPathComponent().lastPathComponent }
  private var isVariant: Bool { part == "Variants" }

  /// Removes whole files where a patch is shorter, and writes that patch for the present solution.
  /// A patch that still applies after changes of the solution is moved to its new place.
  ///
  /// - Parameter isTrial: Whether to write nothing.
  /// - Returns: Whether there was anything to write.
  /// - Throws: `CourseError` if the patch doesn't apply, or if a conflict has not been resolved.
  func fold(isTrial: Bool = false) throws -> Bool {
    try verifyNoConflict()
    var program = whole
    if let patch {
      let (merged, conflicts) = try patch.merged(into: solution)
      program = try conflicts.isEmpty ? merged : patch.applied(to: solution)
      program = program.overlaid(with: whole)
    }
    var (text, left) = SourcePatch.folding(program, over: solution)
    if part == "Steps" { left += whole.filter(solution.contains) }
    guard let text else { return false }
    let present = try? String(contentsOf: patchFile, encoding: .utf8)
    guard present != text || left.count < whole.count else { return false }
    guard !isTrial else { return true }
    // In this order, an interruption at any point leaves the program unchanged.
    try Data(text.utf8).write(to: patchFile, options: .atomic)
    for file in whole where !left.contains(file) {
      try FileManager.default.removeItem(at: folder.appending(path: file.name))
    }
    return true
  }

  /// Writes whole files for editing, and removes the patch. Where the patch doesn't apply, writes
  /// both sides between conflict markers.
  ///
  /// - Returns: The names of the files, and of those with a conflict.
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
          folder.appending(path: file.name), line: index + 1,
          Message(
            "there is still a conflict here; choose one side, and remove the marker lines"))
      }
    }
  }
}

extension Course {
  /// Folds each answer of each exercise.
  ///
  /// - Parameter isTrial: Whether to write nothing.
  /// - Returns: The folders that were written, or would be.
  /// - Throws: For all answers that can't be folded, after folding the others.
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

  /// Returns the answer in this folder; nil if no exercise has it.
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
