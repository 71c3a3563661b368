import ArgumentParser
import CourseModel
import Foundation
import Terminal

/// `switchboard sync`
struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Write the course's exercises into its Package.swift.",
    discussion: """
      So that editors complete what stubs import. Only the lines between '// exercises: begin' and \
      '// exercises: end' are written.

      Example: switchboard sync --check
      """)

  @Flag(help: "Write nothing; exit with 1 if the file is stale.")
  var check = false

  @OptionGroup var options: CourseOptions

  func run() throws {
    let course = try options.openCourse()
    let file = course.folder.appending(path: "Package.swift")
    guard let old = try? String(contentsOf: file, encoding: .utf8) else {
      throw UsageError(
        "there is no manifest \(file.path) that can be read; only editors need one (CONTRIBUTING.md, "
          + "\"A course of your own\")")
    }
    let manifest = ExerciseManifest(targets: try course.exercises().flatMap { try $0.targets() })
    guard let new = manifest.updating(old) else {
      throw UsageError(
        "\(file.path) has no lines '\(ExerciseManifest.begin)' and '\(ExerciseManifest.end)'; "
          + "put them into its list of targets")
    }
    if old == new { return Screen.show([Line("Package.swift lists all exercises.")]) }
    guard !check else {
      Screen.note("switchboard: Package.swift does not list the exercises as they are")
      Screen.next(.command("switchboard sync"))
      throw Failure.notPassed
    }
    try Data(new.utf8).write(to: file, options: .atomic)
    Screen.show([Line("Package.swift lists all exercises now.")])
  }
}

/// The part of a Package.swift that lists a course's exercises.
struct ExerciseManifest {
  static let begin = "// exercises: begin"
  static let end = "// exercises: end"

  let targets: [Exercise.Target]

  /// The manifest with that part rewritten; nil if it has none.
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
