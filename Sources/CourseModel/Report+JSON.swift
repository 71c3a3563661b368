import Foundation
import Messages

extension Report {
  private enum Key: String, CodingKey {
    case format, course, exercise, submission, status, points, maxPoints, mistake, message, checks,
      untouched, unread
    case diagnostics, flagged, ignored, notes, seconds, delivery, adjustment, graderPoints,
      guarantee,
      provenance
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(course, forKey: .course)
    try container.encode(exercise, forKey: .exercise)
    try container.encode(submission, forKey: .submission)
    try container.encode(status, forKey: .status)
    try container.encode(countedPoints, forKey: .points)
    if let adjustment {
      try container.encode(adjustment, forKey: .adjustment)
      if hasVerdict { try container.encode(points, forKey: .graderPoints) }
    }
    try container.encode(maxPoints, forKey: .maxPoints)
    try container.encode(mistake, forKey: .mistake)  // null, not absent
    try container.encode(message, forKey: .message)
    try container.encode(isUntouched, forKey: .untouched)
    if isUnread { try container.encode(true, forKey: .unread) }
    try container.encode(checks, forKey: .checks)
    try container.encode(diagnostics, forKey: .diagnostics)
    if !flagged.isEmpty { try container.encode(flagged, forKey: .flagged) }
    try container.encode(ignored, forKey: .ignored)
    if !notes.isEmpty { try container.encode(notes, forKey: .notes) }
    try container.encode(seconds, forKey: .seconds)
    try container.encodeIfPresent(delivery, forKey: .delivery)
    try container.encodeIfPresent(guarantee, forKey: .guarantee)
    try container.encode(provenance, forKey: .provenance)
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
    let status = try container.decode(ReportStatus.self, forKey: .status)
    let mistake = try container.decodeIfPresent(String.self, forKey: .mistake)
    let message = try container.decodeIfPresent(Message.self, forKey: .message)
    self.init(
      course: try container.decodeIfPresent(String.self, forKey: .course),
      exercise: try container.decode(String.self, forKey: .exercise),
      submission: try container.decode(String.self, forKey: .submission),
      status: status, mistake: mistake, message: message,
      // Older reports lack the key: there, only such a failed report had a message but no mistake.
      isUntouched: try container.decodeIfPresent(Bool.self, forKey: .untouched)
        ?? (status == .failed && mistake == nil && message != nil),
      checks: try container.decode([CheckResult].self, forKey: .checks),
      diagnostics: try container.decode([Diagnostic].self, forKey: .diagnostics),
      flagged: try container.decodeIfPresent([Diagnostic].self, forKey: .flagged) ?? [],
      ignored: try container.decodeIfPresent([String].self, forKey: .ignored) ?? [],
      notes: try container.decodeIfPresent([Message].self, forKey: .notes) ?? [],
      seconds: try container.decode(Timing.self, forKey: .seconds),
      delivery: try container.decodeIfPresent(Delivery.self, forKey: .delivery),
      adjustment: try container.decodeIfPresent(Adjustment.self, forKey: .adjustment),
      guarantee: try container.decodeIfPresent(Guarantee.self, forKey: .guarantee),
      provenance: try container.decodeIfPresent(Provenance.self, forKey: .provenance))
  }

  /// The encoder for JSON files that Switchboard keeps: sorted keys, unescaped slashes. Use
  /// `json(_:)` for all other output.
  package static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// Encodes JSON for output, safe to show on a terminal: control characters, marks that reorder
  /// text, and invisible characters become `\uXXXX`, which JSON parsers decode.
  package static func json(_ value: some Encodable) throws -> Data {
    Data(try json(value, in: encoder.outputFormatting).utf8)
  }

  /// Encodes JSON for output in another layout, such as one line.
  package static func json(
    _ value: some Encodable, in formatting: JSONEncoder.OutputFormatting
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar != "\n", scalar.isHidden {
        // In JSON they occur only in strings. JSON escapes are UTF-16.
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          clean +=
            ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            .unicodeScalars
        }
      } else {
        clean.append(scalar)
      }
    }
    return String(clean)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control, reorders or hides text, ends a line, or is invisible.
  fileprivate var isHidden: Bool {
    guard value >= 0x7F else { return value < 0x20 }
    return isInvisible || properties.isDefaultIgnorableCodePoint
  }
}
