/// One sentence of the compiler about one place in a learner's file.
package struct Diagnostic: Sendable, Equatable {
  /// How much it matters.
  package enum Severity: String, Codable, Sendable {
    case error, warning
  }

  /// What the compiler adds about a place: what it compared with, or what would mend it.
  package struct Note: Codable, Sendable, Equatable {
    /// The learner's own name of the file.
    package let file: String
    /// Counted from 1.
    package let line: Int
    /// Counted from 1, in UTF-8 bytes.
    package let column: Int
    /// What is said there.
    package let message: String

    /// A remark at a place, lines and columns counted from 1.
    package init(file: String, line: Int, column: Int, message: String) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
    }
  }

  /// The learner's own name of the file.
  package let file: String
  /// Counted from 1; 0 of what no line names.
  package let line: Int
  /// Counted from 1, in UTF-8 bytes, as the compiler does.
  package let column: Int
  /// How bad it is.
  package let severity: Severity
  /// In the compiler's words.
  package var message: String
  /// The same for people who begin, Markdown; nil where there is none.
  package var explanation: String?
  /// What the compiler adds, in its order.
  package var notes: [Note]
  /// Whether another one seems to be its cause, so that it may be gone when that is mended.
  package var isEcho: Bool
  /// What would have to be allowed for this to be admitted; nil where nothing can be, or where it is
  /// the compiler's.
  package var allowance: Admission?

  /// A diagnostic at a place, lines and columns counted from 1.
  package init(
    file: String, line: Int, column: Int, severity: Severity, message: String,
    explanation: String? = nil, notes: [Note] = [], isEcho: Bool = false,
    allowance: Admission? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
    self.explanation = explanation
    self.notes = notes
    self.isEcho = isEcho
    self.allowance = allowance
  }
}

extension Diagnostic {
  /// The file, and the line if there is one.
  package var place: String { line > 0 ? "\(file):\(line)" : file }
}

extension Diagnostic: Codable {
  private enum Key: String, CodingKey {
    case file, line, column, severity, message, explanation, notes, isEcho
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
    try container.encode(isEcho, forKey: .isEcho)
    try container.encode(allowance, forKey: .allowance)  // null, not absent
  }

  /// Reads those, too, that are older than some of its parts.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      file: try container.decode(String.self, forKey: .file),
      line: try container.decode(Int.self, forKey: .line),
      column: try container.decode(Int.self, forKey: .column),
      severity: try container.decode(Severity.self, forKey: .severity),
      message: try container.decode(String.self, forKey: .message),
      explanation: try container.decodeIfPresent(String.self, forKey: .explanation),
      notes: try container.decodeIfPresent([Note].self, forKey: .notes) ?? [],
      isEcho: try container.decodeIfPresent(Bool.self, forKey: .isEcho) ?? false,
      allowance: try container.decodeIfPresent(Admission.self, forKey: .allowance))
  }
}
