import ArgumentParser
import CourseModel
import Reporting

/// How reports are shown.
struct ReporterOptions: ParsableArguments {
  enum Reporter: String, ExpressibleByArgument, CaseIterable {
    case terminal, json, junit, csv, excel
  }

  @Option(
    help: ArgumentHelp(
      "How to report: terminal, json, junit, csv, or excel (CSV that Excel reads).",
      valueName: "format"))
  var reporter = Reporter.terminal

  @Flag(help: "The same as --reporter json.")
  var json = false

  /// The format for other programs; nil is a page for people.
  var format: ReportFormat? { ReportFormat(rawValue: json ? "json" : reporter.rawValue) }

  func validate() throws {
    if json, ![.terminal, .json].contains(reporter) {
      throw ValidationError("--json and --reporter \(reporter.rawValue) exclude each other.")
    }
  }
}

extension [Report] {
  /// The exit code of a command that produced these.
  var exitCode: ExitCode {
    if contains(where: { $0.status == .errored }) { return Failure.cannotJudge }
    return allSatisfy(\.passed) ? .success : Failure.notPassed
  }
}
