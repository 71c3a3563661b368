import CourseModel
import Messages

extension Report {
  /// The check to explain first: in the order of the exercise, which is that of its tasks. A crash
  /// further down may be of a task that nobody has begun.
  package var firstOpenCheck: CheckResult? {
    checks.first(where: \.status.isWrong)
  }

  /// The shortest answer to "why": the known mistake, or the first thing that went wrong; empty
  /// when nothing did that counts. English, unless somebody is to read it.
  package func reason(in catalogue: Catalogue = .english) -> String {
    if passed { return "" }
    if let mistake { return mistake }
    return observation(in: catalogue)
  }

  /// The first thing that went wrong; empty when nothing did. Without the names of mistakes, which
  /// are for those who teach.
  package func observation(in catalogue: Catalogue = .english) -> String {
    // Of what is not admitted the lines say more; elsewhere the message explains them, but a known
    // mistake's is about what the checks have seen.
    let error = diagnostics.first { $0.severity == .error }
      .map { "\($0.file):\($0.line): \($0.message)" }
    let sentence = mistake == nil ? message?.replacing("\n", with: " ") : nil
    if let reason = status == .rejected ? error ?? sentence : sentence ?? error { return reason }
    let open = checks.filter { $0.status.isWrong }
    guard let first = open.first else { return "" }
    return catalogue.text(of: .firstOpenCheck(first, more: open.count - 1))
  }
}
