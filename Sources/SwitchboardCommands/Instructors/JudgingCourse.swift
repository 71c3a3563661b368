import Messages
import ArgumentParser
import CourseModel
import Foundation

/// The course that judges submissions. It must never be one that a student could have handed in.
struct JudgingCourse: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the course that judges, which contains Lessons and Exercises.",
      discussion: "Default: the installed course, wherever you are.",
      valueName: "dir"),
    completion: .directory)
  var course: String?

  /// Opens the course.
  ///
  /// - Parameter paths: The paths to grade, which must not contain the course.
  func open(toGrade paths: [String], in context: Context) throws -> Course {
    let folder = try course.map(context.url) ?? Installation(in: context).folder
    for path in paths where Self.lies(folder, in: context.url(path)) {
      throw UsageError(
        Message(
          """
          \(path, "path") has the submissions and also the course that would judge them, \
          \(folder.path, "course"); name only the submissions, or another course with --course DIR
          """))
    }
    let course = try Course(at: folder)
    try course.verifyIsWhole()
    return course
  }

  /// Whether two paths lead to one folder.
  static func isSame(_ folder: URL, _ other: URL) -> Bool {
    lies(folder, in: other) && lies(other, in: folder)
  }

  /// Whether a path is a folder or inside it, by its path or after resolving links.
  static func lies(_ folder: URL, in other: URL) -> Bool {
    let outer = other.resolvingSymlinksInPath().standardizedFileURL
    return [folder.standardizedFileURL, folder.resolvingSymlinksInPath().standardizedFileURL]
      .contains { inner in
        inner.selfAndAncestors.contains { $0.resolvingSymlinksInPath().path == outer.path }
      }
  }
}
