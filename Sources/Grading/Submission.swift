import CourseModel
import Foundation

/// What one student hands in for one exercise.
package struct Submission: Sendable {
  /// As the person who grades knows it: its folder's name.
  package let name: String
  /// Swift files, names unique, each a plain file name ending in `.swift`.
  package let files: [SourceFile]

  package init(name: String, files: [SourceFile]) {
    self.name = name
    self.files = files
  }
}
