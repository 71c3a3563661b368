import Reporting
import Terminal

extension PracticeTranscript {
  /// The verdict in sentences.
  func verdict() -> [Line] {
    guard let verdict = model.judging.verdict,
      let parts = model.verdictContent.parts(in: place, theme: model.theme)
    else { return [] }
    let report = verdict.report
    switch report.status {
    case .passed: return passed(parts)
    case .failed: return failed(parts)
    case .doesNotCompile:
      return text("\(report.exercise) does not compile.") + parts.message
        + parts.diagnostics(all: false).ended()
    case .rejected:
      return text("\(report.exercise) was not run.")
        + (parts.message + parts.diagnostics(all: false)).ended()
    case .errored:
      return text("\(report.exercise) could not be judged.") + parts.message + [Line()]
    }
  }

  private func passed(_ parts: VerdictParts) -> [Line] {
    let points = "Passed, \(parts.report.points) of \(parts.report.maxPoints) points." + offers
    guard let next = model.next else {
      let isDone = model.outline.nextOpen(after: parts.report.exercise) == nil
      return text(isDone ? "\(points) The course is done." : points) + [Line()]
    }
    let key = place.isTerminal ? " 'n' opens it." : ""
    let page = model.lessonToRead.map { lesson in
      " To read first: \(lesson.title)." + (place.isTerminal ? " 'N' opens that page." : "")
    }
    return text("\(points) Next: \(next.name), \(next.title).\(key)\(page ?? "")") + [Line()]
  }

  /// What can be seen after a pass, by its keys.
  private var offers: String {
    guard place.isTerminal, let assignment = model.assignment else { return "" }
    return (assignment.hasOther ? " 'o' says another right answer." : "")
      + (assignment.hasTwin ? " 'T' says its twin in today's Apple code." : "")
  }

  private func failed(_ parts: VerdictParts) -> [Line] {
    let checks = parts.report.checks
    let passed = checks.count { $0.status == .passed }
    let count =
      model.judging.isUntouched
      ? "\(model.stubWords.prefix(1).uppercased())\(model.stubWords.dropFirst())."
      : "\(passed) of \(checks.count) checks pass."
    guard parts.report.message == nil || parts.report.mistake != nil else {
      return text(count) + parts.message + [Line()]
    }
    let seen = text(count) + parts.firstOpenCheck(indent: 2)
    return parts.mistake.isEmpty ? seen : seen + parts.mistake + [Line()]
  }
}

extension [Line] {
  /// These with one empty row at their end.
  fileprivate func ended() -> [Line] { last?.spans.isEmpty == true ? self : self + [Line()] }
}
