import ArgumentParser
import CourseModel
import Foundation
import Gradebooks

/// What is kept of a class from one run to the next.
struct RegradingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show what moved since these reports: a folder that --output has written, or one of its runs.",
      valueName: "dir"),
    completion: .directory)
  var compare: String?

  @Option(
    help: ArgumentHelp(
      "Grades that you set by hand (CSV): student, points or 'excused', comment, by.",
      valueName: "file"),
    completion: .file(extensions: ["csv"]))
  var adjust: String?

  /// The files that are named, read before anything is graded.
  func files(
    in context: Context, _ exercises: [Exercise], for reporter: ReporterOptions
  ) throws -> RegradingFiles {
    if let format = reporter.format {
      let isOfGrades = [.json, .csv, .excel].contains(format)
      if compare != nil, !isOfGrades {
        throw UsageError(.comparisonHasNoPlace(format.rawValue))
      }
      if adjust != nil, !isOfGrades {
        throw UsageError(.adjustmentHasNoPlace(format.rawValue))
      }
    }
    return RegradingFiles(
      former: try compare.map {
        try FormerReports(at: context.url($0), typed: $0, of: exercises)
      },
      adjustments: try adjust.map { try Adjustments(at: context.url($0), path: $0) })
  }
}

/// What was said of a class before, and what somebody has set by hand.
struct RegradingFiles {
  /// The run with which this one is compared, if any.
  var former: FormerReports?
  /// Grades that were set by hand.
  var adjustments: Adjustments?
}
