import CourseModel
import Foundation
import Messages

/// A course's Package.swift, which editors need to know its exercises.
package struct ManifestFile {
  private let file: URL
  private let present: String

  /// The manifest of a course; nil if it has none that can be read.
  package init?(of course: Course) {
    file = course.folder.appending(path: "Package.swift")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    present = text
  }

  /// The manifest of a course whose exercises are to be listed in it.
  ///
  /// - Throws: `ManifestError` if there is none.
  package init(existingOf course: Course) throws(ManifestError) {
    guard let manifest = ManifestFile(of: course) else {
      throw .missing(path: course.folder.appending(path: "Package.swift").path)
    }
    self = manifest
  }

  /// What it should be.
  ///
  /// - Throws: `ManifestError` if it has no place for exercises; `CourseError` if they cannot be read.
  package func updated(for course: Course) throws -> String {
    let targets = try course.exercises().flatMap { try $0.targets() }
    guard let text = ExerciseManifest(targets: targets).updating(present) else {
      throw ManifestError.unmarked(path: file.path)
    }
    return text
  }

  /// Whether it is this text.
  package func holds(_ text: String) -> Bool { present == text }

  /// Makes it this text, whole or not at all.
  package func write(_ text: String) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// Whether a target that is no exercise has this name.
  package func hasOtherTarget(named name: String) -> Bool {
    ExerciseManifest(targets: []).updating(present)?.contains("name: \"\(name)\"") ?? false
  }
}

/// Why exercises cannot be listed in a Package.swift, and what to do.
package enum ManifestError: SpokenError, Equatable {
  /// There is none, or none that can be read.
  case missing(path: String)
  /// It does not say where they belong.
  case unmarked(path: String)

  /// What is not there, and what to do.
  package var message: Message {
    switch self {
    case .missing(let path): .noManifest(path)
    case .unmarked(let path):
      .unmarkedManifest(path, begin: ExerciseManifest.begin, end: ExerciseManifest.end)
    }
  }
}
