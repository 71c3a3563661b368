import ArgumentParser
import CourseModel
import Foundation
import Messages
import Reporting

/// The options for earlier reports and for grades set by hand.
struct RegradingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show which grades have changed since these reports: a folder from --output, or a run in it.",
      valueName: "dir"),
    completion: .directory)
  var compare: String?

  @Option(
    help: ArgumentHelp(
      "Grades that you set by hand (CSV): student, points or 'excused', comment, by.",
      valueName: "file"),
    completion: .file(extensions: ["csv"]))
  var adjust: String?

  /// The named files, read before anything is graded.
  func files(
    in context: Context, _ exercises: [Exercise], for reporter: ReporterOptions
  ) throws -> RegradingFiles {
    if let format = reporter.format {
      let isOfGrades = [.json, .csv, .excel].contains(format)
      if compare != nil, !isOfGrades {
        throw UsageError(
          Message(
            """
            --compare does not work with --reporter \(format.rawValue, "format"): use terminal, \
            json, csv or excel.
            """))
      }
      if adjust != nil, !isOfGrades {
        throw UsageError(
          Message(
            """
            --adjust does not work with --reporter \(format.rawValue, "format"), which shows the \
            grader's own points: use terminal, json, csv or excel.
            """))
      }
    }
    return RegradingFiles(
      former: try compare.map {
        try FormerReports(at: context.url($0), typed: $0, of: exercises)
      },
      adjustments: try adjust.map { try Adjustments(at: context.url($0), path: $0) })
  }
}

/// Earlier reports, and grades set by hand.
struct RegradingFiles {
  /// The run to compare with, if any.
  var former: FormerReports?
  /// The grades set by hand.
  var adjustments: Adjustments?
}
