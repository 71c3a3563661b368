import CourseModel
import Foundation
import Messages

/// A course's Package.swift, through which editors know its exercises.
package struct ManifestFile {
  private let file: URL
  private let present: String

  /// Reads the manifest of a course; nil if it can't be read.
  package init?(of course: Course) {
    file = course.folder.appending(path: "Package.swift")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    present = text
  }

  /// Returns the text with the present exercises.
  ///
  /// - Throws: `ManifestError` if it has no place for exercises; `CourseError` if they can't be
  ///   read.
  package func updated(for course: Course) throws -> String {
    let targets = try course.exercises().flatMap { try $0.targets() }
    guard let text = ExerciseManifest(targets: targets).updating(present) else {
      throw ManifestError.unmarked(path: file.path)
    }
    return text
  }

  package func holds(_ text: String) -> Bool { present == text }

  /// Replaces the text atomically.
  package func write(_ text: String) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// Whether a target that is not an exercise has this name.
  package func hasOtherTarget(named name: String) -> Bool {
    ExerciseManifest(targets: []).updating(present)?.contains("name: \"\(name)\"") ?? false
  }
}

/// The reason why exercises can't be listed in a Package.swift, and the remedy.
package enum ManifestError: SpokenError, Equatable {
  /// The manifest does not mark the place for exercises.
  case unmarked(path: String)

  /// The obstacle and the remedy.
  package var message: Message {
    switch self {
    case .unmarked(let path):
      Message(
        """
        \(path, "path") has no lines '\(ExerciseManifest.begin, "begin")' and \
        '\(ExerciseManifest.end, "end")'; put them into its list of targets
        """)
    }
  }
}
