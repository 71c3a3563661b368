import CourseModel
import Foundation

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
