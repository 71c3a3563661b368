import CourseModel
import Foundation

/// Reports as Switchboard's own JSON: everything that is known.
struct JSONDocument {
  let reports: [Report]
  let asArray: Bool

  var text: String {
    let data: Data? =
      if let report = reports.first, reports.count == 1, !asArray {
        try? Report.json(report)
      } else {
        try? Report.json(reports)
      }
    return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}
