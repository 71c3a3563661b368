import Messages
import ArgumentParser
import CourseModel
import Foundation
import Grading
import Reporting

/// The options for the class and the exercises to grade.
struct ClassOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The exercise to grade.", valueName: "name"), completion: .exercises)
  var exercise: String?

  @Option(
    help: ArgumentHelp(
      "An assignment file: exercises with weights, and a deadline.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var assignment: String?

  @Option(
    help: ArgumentHelp(
      "The platform that exported the class.",
      discussion: "Default: recognised by its names.", valueName: "platform"))
  var from: Platform?

  @Option(
    help: ArgumentHelp(
      "The class list (CSV), which adds a row for each student without a submission.",
      valueName: "file"),
    completion: .file(extensions: ["csv"]))
  var roster: String?

  @OptionGroup var package: GradedPackageOptions

  /// Throws unless there is one thing to grade; all other words are the paths of submissions.
  func validate(with paths: [String]) throws {
    let given = [
      ("--exercise", exercise), ("--assignment", assignment), ("--package", package.package),
    ].filter { $0.1 != nil }.map(\.0)
    if given.count > 1 {
      // Translators: Two or three options.
      throw ValidationError(
        Message(
          """
          You gave \(given.joined(separator: ", "), "options"): only one of them can say what to \
          grade.
          """))
    }
    if given.isEmpty {
      throw ValidationError(
        Message(
          """
          Say which exercise to grade: --exercise NAME, --assignment FILE for several, or --package \
          DIR for a Swift package with tests. '\(paths.first ?? "", "path")' is read as a path of \
          submissions.
          """))
    }
  }

  func assignment(in context: Context, _ course: Course) throws -> (ClassAssignment, [Exercise]) {
    if let assignment {
      let file: ClassAssignment
      do throws(CourseError) {
        file = try ClassAssignment(at: context.url(assignment), in: course)
      } catch {
        throw UsageError(error.message)  // the instructor's file, not the course
      }
      return (file, try file.parts.map { try course.exercise(named: $0.exercise) })
    }
    let exercise = try course.exercise(named: exercise ?? "")
    return (ClassAssignment(of: exercise), [exercise])
  }

  /// The class list; nil if there is none.
  func roster(in context: Context) throws -> Roster? {
    try roster.map { try Roster(at: context.url($0), path: $0) }
  }
}

extension Platform: ExpressibleByArgument {
  /// The platforms' names on the command line.
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
