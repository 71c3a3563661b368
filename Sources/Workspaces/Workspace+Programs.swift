import Foundation

// Programs of lessons, which learners try and change.

extension Workspace {
  /// A program of a lesson that lies in the workspace.
  package struct LessonProgram: Sendable, Equatable {
    /// The copy.
    package let file: URL
    /// What stands in it now.
    package let content: Data
    /// Whether it was written by this call.
    package let isNew: Bool
    /// Whether it is not, or no longer, what the lesson has.
    package let isChanged: Bool
  }

  /// The learner's copy of a lesson's program, made if there is none; one that is there stays as it
  /// is.
  ///
  /// - Parameters:
  ///   - name: A name of a file, such as `player.swift`.
  ///   - source: What the lesson has.
  /// - Throws: `WorkspaceError.file` if it can be neither read nor written.
  package func program(
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
      throw .file(path: file.path, reason: .lookAtPermissions)
    }
    try write(own, to: path)
    return LessonProgram(file: file, content: own, isNew: true, isChanged: false)
  }
}
