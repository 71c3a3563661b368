import Foundation
import Messages

// Programs of lessons, for learners to run and change.

extension Workspace {
  struct LessonProgram: Sendable, Equatable {
    /// The learner's copy.
    let file: URL
    /// The present content.
    let content: Data
    /// Whether this call wrote it.
    let isNew: Bool
    /// Whether it differs from the lesson's program.
    let isChanged: Bool
  }

  /// Returns the learner's copy of a lesson's program; creates it if there is none, and leaves an
  /// existing one unchanged.
  ///
  /// - Parameters:
  ///   - name: A file name, such as `player.swift`.
  ///   - source: The lesson's program.
  /// - Throws: `WorkspaceError.file` if it can be neither read nor written.
  func program(
    named name: String, ofLesson lesson: String, source: String
  ) throws(WorkspaceError) -> LessonProgram {
    let path = "Lessons/\(lesson)/\(URL(filePath: name).lastPathComponent)"
    let file = folder.appending(path: path)
    let own = Data(source.utf8)
    if let content = contentIfThere(path) {
      return LessonProgram(
        file: file, content: content, isNew: false, isChanged: content != own)
    }
    guard !isThere(path) else {
      throw .file(path: file.path, reason: Message("cannot be read; look at its permissions"))
    }
    try write(own, to: path)
    return LessonProgram(file: file, content: own, isNew: true, isChanged: false)
  }
}
