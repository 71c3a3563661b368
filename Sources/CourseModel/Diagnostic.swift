import Messages

/// One message of the compiler, or of ours, about a place in a learner's file.
package struct Diagnostic: Sendable, Equatable {
  /// The severity of a message.
  package enum Severity: String, Codable, Sendable {
    case error, warning
  }

  /// An additional remark of the compiler about a place, such as a comparison or a fix.
  package struct Note: Codable, Sendable, Equatable {
    /// The learner's name for the file.
    package let file: String
    /// The line, counted from 1.
    package let line: Int
    /// The column, counted from 1, in UTF-8 bytes.
    package let column: Int
    /// The text of the remark.
    package let message: String

    package init(file: String, line: Int, column: Int, message: String) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
    }
  }

  /// The learner's name for the file.
  package let file: String
  /// Counted from 1; 0 of what no line names.
  package let line: Int
  /// The column, counted from 1, in UTF-8 bytes, like the compiler's.
  package let column: Int
  package let severity: Severity
  /// The compiler's text, or our reason to refuse the code.
  package var message: Message
  /// An explanation for beginners as Markdown; nil if there is none.
  package var explanation: Message?
  /// The compiler's remarks, in its order.
  package var notes: [Note]
  /// Whether another diagnostic probably causes it, so that fixing that one may remove it.
  package var isCascading: Bool
  /// The permission that would admit this code; nil if none would, or if the compiler reported it.
  package var allowance: Admission?

  package init(
    file: String, line: Int, column: Int, severity: Severity, message: Message,
    explanation: Message? = nil, notes: [Note] = [], isCascading: Bool = false,
    allowance: Admission? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
    self.explanation = explanation
    self.notes = notes
    self.isCascading = isCascading
    self.allowance = allowance
  }

  /// The file, and the line if there is one.
  package var place: String { line > 0 ? "\(file):\(line)" : file }
}

extension Diagnostic: Codable {
  private enum Key: String, CodingKey {
    case file, line, column, severity, message, explanation, notes
    case isCascading = "isEcho"
    case allowance = "allow"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(file, forKey: .file)
    try container.encode(line, forKey: .line)
    try container.encode(column, forKey: .column)
    try container.encode(severity, forKey: .severity)
    try container.encode(message, forKey: .message)
    try container.encode(explanation, forKey: .explanation)  // null, not absent
    try container.encode(notes, forKey: .notes)
    try container.encode(isCascading, forKey: .isCascading)
    try container.encode(allowance, forKey: .allowance)  // null, not absent
  }

  /// Decodes older reports, too, which lack some keys.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      file: try container.decode(String.self, forKey: .file),
      line: try container.decode(Int.self, forKey: .line),
      column: try container.decode(Int.self, forKey: .column),
      severity: try container.decode(Severity.self, forKey: .severity),
      message: try container.decode(Message.self, forKey: .message),
      explanation: try container.decodeIfPresent(Message.self, forKey: .explanation),
      notes: try container.decodeIfPresent([Note].self, forKey: .notes) ?? [],
      isCascading: try container.decodeIfPresent(Bool.self, forKey: .isCascading) ?? false,
      allowance: try container.decodeIfPresent(Admission.self, forKey: .allowance))
  }
}
