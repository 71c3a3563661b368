import CourseModel

extension Report {
  /// The overall message for the student: at least one line of plain text, without known mistakes.
  var lines: [String] {
    if passed { return ["All checks passed."] }
    let errors = diagnostics.filter { $0.severity == .error && !$0.isCascading }.map { error in
      "\(error.file):\(error.line):\(error.column): \(error.message)"
    }
    let words = StatusMark(status).word.english
    let first = message.map { [$0.english] } ?? (errors.isEmpty ? ["\(exercise): \(words)"] : [])
    return first + errors + notes.map(\.english)
  }
}

extension CheckResult {
  /// The messages in English, each in a line; nil if there are none.
  var text: String? {
    messages.isEmpty ? nil : messages.map(\.english).joined(separator: "\n")
  }
}
