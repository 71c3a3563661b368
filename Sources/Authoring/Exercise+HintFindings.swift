import CourseModel
import Messages

extension Exercise {
  /// TODOs without hints, and hints without a TODO, in sentences for the author.
  var hintFindings: [AuditFinding] {
    guard !hints.isEmpty else {
      return [
        AuditFinding(
          Message("README.md has no hints: end it with '## Hints', and hints for each TODO"))
      ]
    }
    let last = hints.map(\.todo).max() ?? 0
    if last < todoCount {
      return [
        AuditFinding(
          Message("README.md has no hints for TODO \(last + 1, "todo"): add '### TODO {todo}'"))
      ]
    }
    return last == todoCount
      ? []
      : [
        AuditFinding(
          Message("README.md has hints for TODO \(last, "todo"), which Sources lacks: remove them"))
      ]
  }
}
