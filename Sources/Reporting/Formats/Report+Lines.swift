import CourseModel

extension Report {
  /// The overall message for the student as plain text, at least one line. It does not name known
  /// mistakes.
  var lines: [String] {
    if passed { return ["All checks passed."] }
    let errors = diagnostics.filter { $0.severity == .error && !$0.isEcho }.map { error in
      "\(error.file):\(error.line):\(error.column): \(error.message)"
    }
    let words = StatusMark(status).word.english
    let first = message.map { [$0] } ?? (errors.isEmpty ? ["\(exercise): \(words)"] : [])
    return first + errors + notes
  }
}
