import CourseModel
import Foundation

/// Reports as Switchboard's own JSON, with all known data.
struct JSONDocument {
  let reports: [Report]
  let asArray: Bool
  /// The conversation of a check of each report; nil if not requested.
  var conversations: [ConversationDocument?]?

  /// - Throws: `EncodingError` if a report contains a number that JSON cannot represent.
  func text() throws -> String {
    let data =
      if let report = reports.first, reports.count == 1, !asArray {
        try Report.json(explained(report, 0))
      } else {
        try Report.json(reports.enumerated().map { explained($1, $0) })
      }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private func explained(_ report: Report, _ index: Int) -> Explained {
    let conversation = conversations.map { $0.indices.contains(index) ? $0[index] : nil }
    return Explained(report: report, conversation: conversation)
  }

  /// A report with the reason for not passing, as in the table; null if it passed. If requested,
  /// also the conversation of a check; null if there is nothing to show.
  private struct Explained: Encodable {
    let report: Report
    let conversation: ConversationDocument??

    private enum Key: String, CodingKey {
      case conversation, reason
    }

    func encode(to encoder: any Encoder) throws {
      try report.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      let reason = report.reason()
      try container.encode(reason.isEmpty ? nil : reason, forKey: .reason)
      if let conversation { try container.encode(conversation, forKey: .conversation) }
    }
  }
}
