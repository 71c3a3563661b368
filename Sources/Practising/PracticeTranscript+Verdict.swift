import CourseModel
import Messages
import Reporting
import Terminal

extension PracticeTranscript {
  /// Returns the verdict in sentences.
  func verdict() -> [Line] {
    guard let verdict = model.judging.verdict,
      let parts = model.verdictContent.parts(in: place, theme: model.theme)
    else { return [] }
    let report = verdict.report
    switch report.status {
    case .passed: return passed(parts)
    case .failed: return failed(parts)
    case .doesNotCompile:
      return text(.doesNotCompile(report.exercise)) + parts.message
        + parts.diagnostics(all: false).ended()
    case .rejected:
      return text(.wasNotRun(report.exercise))
        + (parts.message + parts.diagnostics(all: false)).ended()
    case .errored, .missing:
      return text(.couldNotBeJudged(report.exercise)) + parts.message + [Line()]
    }
  }

  /// What is known before the verdict.
  func found() -> [Line] {
    guard let parts = model.verdictContent.parts(in: place, theme: model.theme) else { return [] }
    return parts.firstOpenCheck(indent: 2) + text(.othersStillRun)
  }

  private func passed(_ parts: VerdictParts) -> [Line] {
    let points = Message.passed(points: parts.report.points, of: parts.report.maxPoints)
    return text(place.text(ofSentences: [points] + offers + whatIsNext))
      + [Line()]
  }

  /// The pages available after a pass, by their keys.
  private var offers: [Message] {
    guard place.isTerminal, let assignment = model.assignment else { return [] }
    return (assignment.hasOther ? [.saysOther] : []) + (assignment.hasTwin ? [.saysTwin] : [])
  }

  /// The next exercise, with the page to read before it; if none is open, the unread page.
  private var whatIsNext: [Message] {
    guard !model.isCourseDone else {
      guard let lesson = model.lessonToRead else { return [.isDone, .worthDoing] }
      return [.exercisesAreDone, .toReadYet(lesson.title)]
        + (place.isTerminal ? [.opensThatPage] : []) + [.worthDoing]
    }
    guard let next = model.next else { return [] }
    let exercise = [Message.next(next.name, next.title)] + (place.isTerminal ? [.opensIt] : [])
    guard let lesson = model.lessonToRead else { return exercise }
    return exercise + [.toReadFirst(lesson.title)] + (place.isTerminal ? [.opensThatPage] : [])
  }

  private func failed(_ parts: VerdictParts) -> [Line] {
    let checks = parts.report.checks
    let passed = checks.count { $0.status == .passed }
    let count: Message =
      model.judging.isUntouched
      ? model.stub.sentence : .checksHavePassed(passed, of: checks.count)
    guard parts.report.message == nil || parts.report.mistake != nil else {
      return text(count) + parts.message + [Line()]
    }
    let seen = text(count) + parts.firstOpenCheck(indent: 2)
    return parts.mistake.isEmpty ? seen : seen + parts.mistake + [Line()]
  }
}

extension [Line] {
  /// Returns these lines with exactly one empty row at the end.
  fileprivate func ended() -> [Line] { last?.spans.isEmpty == true ? self : self + [Line()] }
}
