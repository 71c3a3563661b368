import Foundation

extension Report {
  private enum Key: String, CodingKey {
    case format, exercise, submission, status, points, maxPoints, mistake, message, checks
    case diagnostics, seconds
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(exercise, forKey: .exercise)
    try container.encode(submission, forKey: .submission)
    try container.encode(status, forKey: .status)
    try container.encode(points, forKey: .points)
    try container.encode(maxPoints, forKey: .maxPoints)
    try container.encode(mistake, forKey: .mistake)  // null, not absent
    try container.encode(message, forKey: .message)
    try container.encode(checks, forKey: .checks)
    try container.encode(diagnostics, forKey: .diagnostics)
    try container.encode(seconds, forKey: .seconds)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let format = try container.decode(Int.self, forKey: .format)
    guard format <= Self.format else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: container,
        debugDescription: "this report has format \(format); this switchboard reads up to "
          + "\(Self.format): install a newer one")
    }
    self.init(
      exercise: try container.decode(String.self, forKey: .exercise),
      submission: try container.decode(String.self, forKey: .submission),
      status: try container.decode(ReportStatus.self, forKey: .status),
      mistake: try container.decodeIfPresent(String.self, forKey: .mistake),
      message: try container.decodeIfPresent(String.self, forKey: .message),
      checks: try container.decode([CheckResult].self, forKey: .checks),
      diagnostics: try container.decode([Diagnostic].self, forKey: .diagnostics),
      seconds: try container.decode(Timing.self, forKey: .seconds))
  }

  /// The encoder of everything that Switchboard writes as JSON: sorted keys, slashes as they are.
  package static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
