import CourseModel
import Foundation

/// Reports as Switchboard's own JSON: everything that is known.
struct JSONDocument {
  let reports: [Report]
  let asArray: Bool

  var text: String {
    let encoder = Report.encoder
    let data: Data? =
      if let report = reports.first, reports.count == 1, !asArray {
        try? encoder.encode(report)
      } else {
        try? encoder.encode(reports)
      }
    return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}
