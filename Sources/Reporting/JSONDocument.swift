import CourseModel
import Foundation

/// Reports as Switchboard's own JSON: everything that is known.
struct JSONDocument {
  let reports: [Report]
  let asArray: Bool

  /// - Throws: `EncodingError`, where a report holds a number that JSON has no word for.
  func text() throws -> String {
    let data =
      if let report = reports.first, reports.count == 1, !asArray {
        try Report.json(Explained(report: report))
      } else {
        try Report.json(reports.map(Explained.init))
      }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// A report, and why it has not passed, as the table says it; null if it has.
  private struct Explained: Encodable {
    let report: Report

    private enum Key: String, CodingKey {
      case reason
    }

    func encode(to encoder: any Encoder) throws {
      try report.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      let reason = report.reason()
      try container.encode(reason.isEmpty ? nil : reason, forKey: .reason)
    }
  }
}
