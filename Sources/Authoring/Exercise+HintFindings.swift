import CourseModel

extension Exercise {
  /// TODOs without hints, and hints without a TODO, in sentences for the author.
  var hintFindings: [AuditFinding] {
    guard !hints.isEmpty else {
      return [AuditFinding(.noHints)]
    }
    let last = hints.map(\.todo).max() ?? 0
    if last < todoCount { return [AuditFinding(.noHints(for: last + 1))] }
    return last == todoCount ? [] : [AuditFinding(.hintsForNone(last))]
  }
}
