import Messages
import ArgumentParser
import CourseModel
import Reporting

/// The options for the format of reports.
struct ReporterOptions: ParsableArguments {
  /// A page for people, or a format for other programs.
  enum Reporter: ExpressibleByArgument, Equatable {
    case terminal
    case format(ReportFormat)

    init?(argument: String) {
      if argument == Self.terminal.name {
        self = .terminal
      } else if let format = ReportFormat(rawValue: argument) {
        self = .format(format)
      } else {
        return nil
      }
    }

    var defaultValueDescription: String { name }

    static var allValueStrings: [String] { [terminal.name] + ReportFormat.allCases.map(\.rawValue) }

    var name: String {
      switch self {
      case .terminal: "terminal"
      case .format(let format): format.rawValue
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      "The output format: terminal, \(ReportFormat.allCases.map(\.summary).joined(separator: ", ")).",
      valueName: "format"))
  var reporter = Reporter.terminal

  @Flag(help: "Same as --reporter json.")
  var json = false

  /// The format for other programs; nil for a page for people.
  var format: ReportFormat? {
    if case .format(let format) = reporter { return format }
    return json ? .json : nil
  }

  func validate() throws {
    if json, ![.terminal, .format(.json)].contains(reporter) {
      throw ValidationError(
        Message("--json and --reporter \(reporter.name, "reporter") cannot be used together."))
    }
  }
}

extension [Report] {
  /// The exit code of a command with these reports. A missing student is not a failure of the
  /// command.
  var exitCode: ExitCode {
    if contains(where: { $0.status == .errored }) { return ExitCode.cannotJudge }
    return allSatisfy { $0.passed || $0.status == .missing } ? .success : ExitCode.notPassed
  }
}
