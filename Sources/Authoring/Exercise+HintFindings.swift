import CourseModel

extension Exercise {
  /// TODOs without hints, and hints without a TODO, in sentences for the author.
  var hintFindings: [String] {
    guard !hints.isEmpty else {
      return ["README.md has no hints: end it with '## Hints', and hints for each TODO"]
    }
    let last = hints.map(\.todo).max() ?? 0
    if last < todoCount {
      return ["README.md has no hints for TODO \(last + 1): add '### TODO \(last + 1)'"]
    }
    return last == todoCount
      ? [] : ["README.md has hints for TODO \(last), which Sources lacks: remove them"]
  }
}
