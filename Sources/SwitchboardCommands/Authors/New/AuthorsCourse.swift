import ArgumentParser
import CourseModel
import Foundation
import Messages

/// The course that an author writes. Never falls back to the installed course.
struct AuthorsCourse: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the course that you write, which contains Lessons/course.json.",
      discussion: "Default: the one around the current folder.", valueName: "dir"),
    completion: .directory)
  var course: String?

  /// The named course, or the one around the current folder.
  func open(in context: Context) throws -> Course {
    if let course { return try Course(at: context.url(course)) }
    guard let folder = Course.folder(above: context.folder) else {
      throw UsageError(
        Message(
          """
          you are not in a course: go to a course's folder, or name it with --course DIR \
          ('switchboard new course DIR' makes one: docs/authoring.md, "A course of your own")
          """))
    }
    return try Course(at: folder)
  }

  /// The option to add to a command so that it uses this course from here.
  var flag: String { course.map { " --course \($0.quotedForShells)" } ?? "" }
}

extension Course {
  /// The name of the exercise in this course whose folder is or contains `folder`.
  func exerciseName(around folder: URL) -> String? {
    let here = folder.resolvingSymlinksInPath().pathComponents
    let all = self.folder.appending(path: "Exercises").resolvingSymlinksInPath().pathComponents
    return here.count > all.count && here.starts(with: all) ? here[all.count] : nil
  }
}

extension String {
  /// This string as one word for a shell.
  fileprivate var quotedForShells: String {
    wholeMatch(of: /[A-Za-z0-9_.\/~+-]+/) != nil
      ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
