/// One sentence of the compiler about one place in a learner's file.
package struct Diagnostic: Codable, Sendable, Equatable {
  /// How much it matters.
  package enum Severity: String, Codable, Sendable {
    case error, warning
  }

  /// The learner's own name of the file.
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// Counted from 1, in UTF-8 bytes, as the compiler does.
  package let column: Int
  package let severity: Severity
  package let message: String

  package init(file: String, line: Int, column: Int, severity: Severity, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }
}
