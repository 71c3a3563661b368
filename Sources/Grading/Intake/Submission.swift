import CourseModel
import Foundation

/// What one student hands in for one exercise.
package struct Submission: Sendable {
  /// As the person who grades knows it: its folder's name.
  package let name: String
  /// Swift files, names unique, each a plain file name ending in `.swift`.
  package let files: [SourceFile]
  /// Paths of what was handed in with them and is not looked at.
  package let ignored: [String]
  /// What was done to read it that its author should know, in sentences.
  package let notes: [String]

  /// A submission of these files, and paths of what is not looked at.
  package init(
    name: String, files: [SourceFile], ignored: [String] = [], notes: [String] = []
  ) {
    self.name = name
    self.files = files
    self.ignored = ignored
    self.notes = notes
  }
}
