import CourseModel
import Foundation
import Messages

/// A student's work for one exercise.
package struct Submission: Sendable {
  /// The name that the grader sees: its folder's name.
  let name: String
  /// Swift files with unique names, each a plain file name that ends in `.swift`.
  package let files: [SourceFile]
  /// The paths of ignored files.
  let ignored: [String]
  /// Sentences for the author about how it was read.
  let notes: [Message]
  /// The names that texts declare which we left out, as another exercise's or as an older version,
  /// or that several files declare. If the compiler lacks one, or has it twice, we may have been wrong.
  let setAside: Set<String>
  /// Whether we left out lines of a document, or what may be a part of this exercise. If the rest
  /// doesn't compile, we may have been wrong.
  let isExcerpt: Bool

  /// A submission with these files, and the paths of ignored ones.
  package init(
    name: String, files: [SourceFile], ignored: [String] = [], notes: [Message] = [],
    setAside: Set<String> = [], isExcerpt: Bool = false
  ) {
    self.name = name
    self.files = files
    self.ignored = ignored
    self.notes = notes
    self.setAside = setAside
    self.isExcerpt = isExcerpt
  }
}
