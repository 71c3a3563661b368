import CourseModel
import Foundation

/// A format of reports that other programs read.
package enum ReportFormat: String, CaseIterable, Sendable {
  case json, junit, csv
  /// CSV that Excel opens with all its letters.
  case excel
  /// `results.json` of Gradescope.
  case gradescope
  /// `results.json` of Exercism, version 3.
  case exercism
  /// The last lines of an autograder of Autolab.
  case autolab
  /// `result.json` of Classroom 50.
  case classroom50
  /// The result of a step, for GitHub Classroom's reporter.
  case classroom
  /// Annotations of a workflow on GitHub.
  case github

  /// Whether it has room for one submission only.
  package var isOfOne: Bool {
    switch self {
    case .json, .junit, .csv, .excel, .github: false
    case .gradescope, .exercism, .autolab, .classroom50, .classroom: true
    }
  }

  /// Its name, and what it is where the name does not say so, for help.
  package var summary: String {
    switch self {
    case .json, .junit, .csv: rawValue
    case .excel: "excel (CSV that Excel reads)"
    case .gradescope, .exercism, .autolab, .classroom50: "\(rawValue) (of one submission)"
    case .classroom: "classroom (GitHub Classroom, of one submission)"
    case .github: "github (annotations)"
    }
  }

  /// The whole document for these reports, ending in a newline.
  ///
  /// - Parameters:
  ///   - asArray: Whether JSON is an array even of one report.
  ///   - conversations: What was said in a check of each report, for JSON alone; nil if nobody has
  ///     asked.
  ///   - tests: What learners may read of the suite, for the formats that show it.
  ///   - environment: Who handed in what, where a platform's own environment says it.
  /// - Throws: `EncodingError`, where a report cannot be said in JSON.
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
