import CourseModel
import Foundation

/// What the compiler printed, as values.
enum CompilerOutput {
  /// At most so many diagnostics of one submission are kept.
  static let maxDiagnostics = 50

  /// The errors and warnings in `text` (lines `PATH:LINE:COLUMN: error: MESSAGE`) that are about
  /// the learner's own files; errors first, each group in order.
  static func diagnostics(in text: String, names: SourceNames) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for line in text.split(separator: "\n") {
      guard let diagnostic = diagnostic(line, names), !diagnostics.contains(diagnostic) else {
        continue
      }
      diagnostics.append(diagnostic)
    }
    let ordered =
      diagnostics.filter { $0.severity == .error } + diagnostics.filter { $0.severity == .warning }
    return Array(ordered.prefix(maxDiagnostics))
  }

  private static func diagnostic(_ line: Substring, _ names: SourceNames) -> Diagnostic? {
    let pattern = /(.+?):([0-9]+):([0-9]+): (error|warning): (.+)/
    guard let match = line.wholeMatch(of: pattern)?.output,
      let file = names.original(match.1), let line = Int(match.2), let column = Int(match.3),
      let severity = Diagnostic.Severity(rawValue: String(match.4))
    else { return nil }
    return Diagnostic(
      file: file, line: line, column: column, severity: severity, message: String(match.5))
  }
}
