import CourseModel

extension Report {
  /// The shortest answer to "why": the known mistake, or the first thing that went wrong; empty
  /// when nothing did that counts.
  package var reason: String {
    if passed { return "" }
    if let mistake { return mistake }
    // Of what is not admitted the lines say more; elsewhere the message explains them.
    let error = diagnostics.first { $0.severity == .error }
      .map { "\($0.file):\($0.line): \($0.message)" }
    let sentence = message?.replacing("\n", with: " ")
    if let reason = status == .rejected ? error ?? sentence : sentence ?? error { return reason }
    let open = checks.filter { $0.status.isWrong }
    guard let first = open.first else { return "" }
    let rest = open.count > 1 ? " (+\(open.count - 1))" : ""
    return "\(StatusMark(first.status).word): \(first.name)\(rest)"
  }
}
