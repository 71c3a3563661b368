import CourseModel
import Foundation

/// A report format for other programs.
package enum ReportFormat: String, CaseIterable, Sendable {
  case json, junit, csv
  /// CSV that Excel opens with the right encoding.
  case excel
  /// Gradescope's `results.json`.
  case gradescope
  /// Exercism's `results.json`, version 3.
  case exercism
  /// The last lines of an Autolab autograder.
  case autolab
  /// Classroom 50's `result.json`.
  case classroom50
  /// The result of a step, for GitHub Classroom's reporter.
  case classroom
  /// Annotations of a GitHub workflow.
  case github

  /// Whether it supports a single submission only.
  package var isOfOne: Bool {
    switch self {
    case .json, .junit, .csv, .excel, .github: false
    case .gradescope, .exercism, .autolab, .classroom50, .classroom: true
    }
  }

  /// The name for help, with an explanation if necessary.
  package var summary: String {
    switch self {
    case .json, .junit, .csv: rawValue
    case .excel: "excel (CSV that Excel reads)"
    case .gradescope, .exercism, .autolab, .classroom50: "\(rawValue) (of one submission)"
    case .classroom: "classroom (GitHub Classroom, of one submission)"
    case .github: "github (annotations)"
    }
  }

  /// The whole document for these reports, ending with a newline.
  ///
  /// - Parameters:
  ///   - asArray: Whether JSON is an array even for a single report.
  ///   - conversations: The conversation of a check of each report, for JSON only; nil if not
  ///     requested.
  ///   - tests: The parts of the suite that learners may read, for formats that include them.
  ///   - environment: The environment variables in which a platform identifies the submission.
  /// - Throws: `EncodingError` if a report cannot be encoded as JSON.
  package func document(
    of reports: [Report], asArray: Bool, conversations: [ConversationDocument?]? = nil,
    tests: PublicTests = .none, environment: [String: String] = [:]
  ) throws -> String {
    switch self {
    case .gradescope: try Self.one(reports, GradescopeDocument.init)
    case .exercism: try Self.one(reports) { ExercismDocument($0, tests: tests) }
    case .autolab: try reports.prefix(1).map { try AutolabDocument(report: $0).text() }.joined()
    case .classroom50:
      try Self.one(reports) { Classroom50Document(report: $0, environment: environment) }
    case .classroom:
      try reports.prefix(1).map { report in
        let json = try Report.json(ClassroomDocument(report), in: [.sortedKeys])
        return Data(json.utf8).base64EncodedString() + "\n"
      }.joined()
    case .github: GitHubDocument(reports: reports).text
    case .json:
      try JSONDocument(reports: reports, asArray: asArray, conversations: conversations).text()
    case .junit: JUnitDocument(reports: reports).text
    case .csv: CSVDocument(reports: reports).text
    case .excel: CSVDocument(reports: reports, isForExcel: true).text
    }
  }

  /// The document of the first report, as JSON.
  private static func one<Document: Encodable>(
    _ reports: [Report], _ document: (Report) -> Document
  ) throws -> String {
    try reports.prefix(1).map {
      String(decoding: try Report.json(document($0)), as: UTF8.self) + "\n"
    }
    .joined()
  }
}
