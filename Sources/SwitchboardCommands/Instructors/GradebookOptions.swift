import ArgumentParser
import CourseModel
import Foundation
import Grading
import Messages
import Reporting

/// The options for filling in a platform's gradebook.
struct GradebookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Enter the grades into a copy of this file: Moodle's grading worksheet, or the "
        + "gradebook of Canvas or Blackboard.", valueName: "file"),
    completion: .file(extensions: ["csv"]))
  var gradebook: String?

  @Option(
    help: ArgumentHelp(
      "The name of the copy (default: the file's name with -graded).", valueName: "file"),
    completion: .file(extensions: ["csv"]))
  var gradebookOutput: String?

  @Option(
    help: ArgumentHelp(
      "The column for the grades, by its name or number.", valueName: "name"))
  var gradebookColumn: String?

  func validate() throws {
    if gradebook == nil, gradebookOutput != nil || gradebookColumn != nil {
      throw ValidationError(
        Message(
          "--gradebook-output and --gradebook-column need --gradebook FILE."))
    }
  }

  /// The gradebook, read before anything is graded; nil unless requested.
  func gradebook(
    in context: Context, _ assignment: ClassAssignment, _ exercises: [Exercise]
  ) throws -> GradebookFile? {
    guard let gradebook else { return nil }
    let url = context.url(gradebook).standardizedFileURL
    let titles = [assignment.title] + exercises.flatMap { [$0.name, $0.title] }
    return GradebookFile(
      gradebook: try Gradebook(
        at: url, path: gradebook, column: gradebookColumn, titles: titles),
      output: gradebookOutput.map(context.url) ?? Self.copy(of: url),
      typed: gradebookOutput ?? context.typed(Self.copy(of: url)))
  }

  /// The default path of the copy: `grades-graded.csv` beside `grades.csv`.
  private static func copy(of url: URL) -> URL {
    let name = url.deletingPathExtension().lastPathComponent + "-graded"
    let ending = url.pathExtension
    return url.deletingLastPathComponent().appending(
      path: ending.isEmpty ? name : "\(name).\(ending)")
  }
}

/// A gradebook, and the file to write.
struct GradebookFile {
  let gradebook: Gradebook
  let output: URL
  /// The output's path in a form that the user can type.
  let typed: String

  /// Writes the copy, completely or not at all, and lists the people whose grades could not be
  /// entered.
  func write(_ grades: [StudentGrade], on screen: Screen) throws {
    let entered = gradebook.entering(grades)
    do throws(WholeFile.Failure) {
      try WholeFile.write(entered.data, to: output)
    } catch {
      throw GradebookError.unwritable(path: typed, reason: "\(error)")
    }
    // Translators: The file is as one would type it, the platform whose gradebook it is.
    screen.note(
      Message(
        one: "{count} grade written to \(typed, "file"), for \(gradebook.platform, "platform")",
        other: "{count} grades written to {file}, for {platform}", count: entered.count))
    let lists: [([String], (String) -> Message)] = [
      (entered.strangers, Message.notInGradebook), (entered.twice, Message.handedInTwice),
      (entered.without, Message.withoutGrade),
      (entered.locked, Message.lockedInGradebook), (entered.unjudged, Message.withoutVerdict),
      (entered.excused, Message.excusedInGradebook),
    ]
    for (names, message) in lists where !names.isEmpty {
      screen.note(message(names.joined(separator: ", ")))
    }
  }
}

extension Message {
  /// Names of submissions.
  fileprivate static func notInGradebook(_ names: String) -> Message {
    Message("handed in, but not in the gradebook: \(names, "names")")
  }

  /// Names of submissions.
  fileprivate static func handedInTwice(_ names: String) -> Message {
    Message("several submissions from one person, so none of them is entered: \(names, "names")")
  }

  /// Names of people.
  fileprivate static func withoutGrade(_ names: String) -> Message {
    Message("in the gradebook, but without a grade here, so unchanged: \(names, "names")")
  }

  /// Names of submissions.
  fileprivate static func lockedInGradebook(_ names: String) -> Message {
    Message("locked in the gradebook, so unchanged: \(names, "names")")
  }

  /// Names of submissions.
  fileprivate static func withoutVerdict(_ names: String) -> Message {
    Message("not judged, so they have no grade: \(names, "names")")
  }

  /// Names of submissions of people who have been excused, so that they have no grade.
  fileprivate static func excusedInGradebook(_ names: String) -> Message {
    Message("excused, so unchanged: \(names, "names")")
  }
}
