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

/// The part of a Package.swift that lists a course's exercises.
struct ExerciseManifest {
  /// The line before that part.
  static let begin = "// exercises: begin"
  /// The line after that part.
  static let end = "// exercises: end"

  /// The targets in the order of the course.
  let targets: [Exercise.Target]

  /// Creates the part for these targets, in their order.
  init(targets: [Exercise.Target]) { self.targets = targets }

  /// Returns the manifest with that part rewritten; nil if it has no such part.
  func updating(_ manifest: String) -> String? {
    let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
    func index(of marker: String) -> Int? {
      lines.firstIndex { $0.trimmingCharacters(in: .whitespaces).hasPrefix(marker) }
    }
    guard let begin = index(of: Self.begin), let end = index(of: Self.end), begin < end else {
      return nil
    }
    let targets = targets.flatMap(\.lines).map { "    " + $0 }
    return (lines[...begin].map(String.init) + targets + lines[end...].map(String.init))
      .joined(separator: "\n")
  }
}
