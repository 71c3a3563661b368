import ArgumentParser
import CourseModel
import Foundation

/// Which course judges what others have handed in: never one that could be theirs.
struct JudgingCourse: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the course that judges (holding Lessons and Exercises).",
      discussion: "Default: the one that came with switchboard, wherever you are.",
      valueName: "dir"),
    completion: .directory)
  var course: String?

  /// The course.
  ///
  /// - Parameter paths: What is to be graded, in which it must not lie.
  func open(toGrade paths: [String], in context: Context) throws -> Course {
    let folder = try course.map(context.url) ?? Installation(in: context).folder
    for path in paths where Self.lies(folder, in: context.url(path)) {
      throw UsageError(.holdsTheJudge(path, folder.path))
    }
    let course = try Course(at: folder)
    try course.verifyIsWhole()
    return course
  }

  /// Whether a folder lies in another, by its path or by where its links lead.
  static func lies(_ folder: URL, in other: URL) -> Bool {
    let outer = other.resolvingSymlinksInPath().standardizedFileURL
    return [folder.standardizedFileURL, folder.resolvingSymlinksInPath().standardizedFileURL]
      .contains { inner in
        inner.selfAndAncestors.contains { $0.resolvingSymlinksInPath().path == outer.path }
      }
  }
}
