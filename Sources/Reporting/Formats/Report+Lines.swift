import CourseModel

extension Report {
  /// What a student should read of it as a whole, plain text: nothing that names a known mistake. At
  /// least one line.
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
