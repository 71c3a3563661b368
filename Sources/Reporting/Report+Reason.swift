import CourseModel

extension Report {
  /// The check to explain first: in the order of the exercise, which is that of its tasks. A crash
  /// further down may be of a task that nobody has begun.
  package var firstOpenCheck: CheckResult? {
    checks.first(where: \.status.isWrong)
  }

  /// The shortest answer to "why": the known mistake, or the first thing that went wrong; empty
  /// when nothing did that counts.
  package var reason: String {
    if passed { return "" }
    if let mistake { return mistake }
    return observation
  }

  /// The first thing that went wrong; empty when nothing did. Without the names of mistakes, which
  /// are for those who teach.
  package var observation: String {
    // Of what is not admitted the lines say more; elsewhere the message explains them, but a known
    // mistake's is about what the checks have seen.
    let error = diagnostics.first { $0.severity == .error }
      .map { "\($0.file):\($0.line): \($0.message)" }
    let sentence = mistake == nil ? message?.replacing("\n", with: " ") : nil
    if let reason = status == .rejected ? error ?? sentence : sentence ?? error { return reason }
    let open = checks.filter { $0.status.isWrong }
    guard let first = open.first else { return "" }
    let rest = open.count > 1 ? " (+\(open.count - 1))" : ""
    return "\(StatusMark(first.status).word): \(first.name)\(rest)"
  }
}
