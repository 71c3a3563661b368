import CourseModel

/// A format of reports that other programs read.
package enum ReportFormat: String, CaseIterable, Sendable {
  case json, junit, csv
  /// CSV that Excel opens with all its letters.
  case excel

  /// Its name, and what it is where the name does not say so, for help.
  package var summary: String {
    switch self {
    case .json, .junit, .csv: rawValue
    case .excel: "excel (CSV that Excel reads)"
    }
  }

  /// The whole document for these reports, ending in a newline.
  ///
  /// - Parameters:
  ///   - asArray: Whether JSON is an array even of one report.
  ///   - conversations: What was said in a check of each report, for JSON alone; nil if nobody has
  ///     asked.
  /// - Throws: `EncodingError`, where a report cannot be said in JSON.
  package func document(
    of reports: [Report], asArray: Bool, conversations: [ConversationDocument?]? = nil
  ) throws -> String {
    switch self {
    case .json:
      try JSONDocument(reports: reports, asArray: asArray, conversations: conversations).text()
    case .junit: JUnitDocument(reports: reports).text
    case .csv: CSVDocument(reports: reports).text
    case .excel: CSVDocument(reports: reports, isForExcel: true).text
    }
  }
}
