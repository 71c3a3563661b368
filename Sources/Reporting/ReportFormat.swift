import CourseModel

/// A format of reports that other programs read.
package enum ReportFormat: String, CaseIterable, Sendable {
  case json, junit, csv
  /// CSV that Excel opens with all its letters.
  case excel

  /// The whole document for these reports, ending in a newline.
  ///
  /// - Parameter asArray: Whether JSON is an array even of one report.
  package func document(of reports: [Report], asArray: Bool) -> String {
    switch self {
    case .json: JSONDocument(reports: reports, asArray: asArray).text
    case .junit: JUnitDocument(reports: reports).text
    case .csv: CSVDocument(reports: reports).text
    case .excel: CSVDocument(reports: reports, isForExcel: true).text
    }
  }
}
