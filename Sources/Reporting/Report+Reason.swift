import CourseModel
import Messages

extension Report {
  /// The check to explain first, in the order of the exercise and its TODOs; of one TODO, a check that
  /// ended its process, since that is probably why others fail. A crash in a later TODO may be in code
  /// that has not been started. One that was stopped soon, because another had run out of time, says
  /// nothing beside one that names its line.
  package var firstOpenCheck: CheckResult? {
    let wrong = checks.filter(\.status.isWrong)
    let placed = wrong.filter { $0.status == .timedOut && $0.namesLine }
    let open = placed.isEmpty ? wrong : wrong.filter { $0.status != .timedOut || $0.namesLine }
    let first = open.map { $0.todo ?? 1 }.min()
    return open.first { $0.status.endedProcess && $0.todo ?? 1 == first }
      ?? open.first { $0.todo ?? 1 == first }
  }

  /// The TODOs all of whose checks pass.
  package var doneTODOs: Set<Int> {
    let open = checks.filter { $0.status != .passed }.map { $0.todo ?? 1 }
    return Set(checks.map { $0.todo ?? 1 }).subtracting(open)
  }

  /// The shortest reason for not passing: the known mistake or the first fault; empty without a
  /// significant one. In English by default.
  func reason(in catalogue: Catalogue = .english) -> String {
    if passed { return "" }
    if let mistake { return mistake }
    return observation(in: catalogue)
  }

  /// The first fault, or empty; without the names of known mistakes, which are for instructors.
  func observation(in catalogue: Catalogue = .english) -> String {
    // For a rejected submission, the diagnostics say more. Otherwise the message explains them,
    // unless it is a known mistake's, which is about the checks.
    let error = diagnostics.first { $0.severity == .error }
      .map { "\($0.file):\($0.line): \(catalogue.text(of: $0.message))" }
    let sentence =
      mistake == nil
      ? message.map { catalogue.text(of: $0).replacing("\n", with: " ") } : nil
    if let reason = status == .rejected ? error ?? sentence : sentence ?? error { return reason }
    guard let first = firstOpenCheck else { return "" }
    let count = checks.count { $0.status.isWrong }
    return catalogue.text(
      of: count == 1
        ? Message("\(first.status.word, "status"): \(first.name, "check")")
        : Message(
          """
          \(first.status.word, "status"): \(first.name, "check") (and \(count - 1, "more") more)
          """))
  }
}
