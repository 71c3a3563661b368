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
      return text(Message("\(report.exercise, "exercise") does not compile.")) + parts.message
        + parts.diagnostics(all: false).ended()
    case .rejected:
      return text(Message("\(report.exercise, "exercise") was not run."))
        + (parts.message + parts.diagnostics(all: false)).ended()
    case .errored, .missing:
      return text(Message("\(report.exercise, "exercise") could not be judged.")) + parts.message
        + [Line()]
    }
  }

  /// The lines on the result so far, before the verdict.
  func found() -> [Line] {
    guard let parts = model.verdictContent.parts(in: place, theme: model.theme) else { return [] }
    return parts.firstOpenCheck(indent: 2) + text(.othersStillRun)
  }

  private func passed(_ parts: VerdictParts) -> [Line] {
    let points: Message =
      parts.report.isOnlyBegun
      ? .onlyBegun : .passed(points: parts.report.points, of: parts.report.maxPoints)
    return text(place.text(ofSentences: [points] + offers + whatIsNext))
      + [Line()]
  }

  /// The pages available after a pass, by their keys.
  private var offers: [Message] {
    guard place.isTerminal, let assignment = model.assignment else { return [] }
    return (assignment.hasOther ? [Message("'o' says another right answer.")] : [])
      + (assignment.hasTwin ? [Message("'T' says its twin in today's Apple code.")] : [])
  }

  /// The next exercise, with the page to read before it; if none is open, the unread page.
  private var whatIsNext: [Message] {
    guard !model.isCourseDone else {
      let path = model.outline.path?.name
      let rest: [Message] = path == nil ? [.worthDoing] : []
      guard let lesson = model.lessonToRead else {
        // Translators: After the last pass.
        return [path.map(Message.pathIsDone) ?? Message("The course is done.")] + rest
      }
      // Translators: After the last pass: the title of a page that was not read.
      return [
        .end(ofPath: path, hasPages: true), Message("Not read yet: \(lesson.title, "page")."),
      ]
        + (place.isTerminal ? [Message("'n' opens it.")] : []) + rest
    }
    guard let next = model.next else { return [] }
    let opens: [Message] = place.isTerminal ? [Message("'n' opens it.")] : []
    guard let lesson = model.lessonToRead else {
      // Translators: After a pass: the name and the title of the next exercise.
      return [Message("Next: \(next.name, "name"), \(next.title, "title").")] + opens
    }
    // Translators: After a pass: the title of the page to read before the next exercise.
    return [Message("Next is the page \(lesson.title, "page").")] + opens + [
      // Translators: After the next page: the name and the title of the next exercise.
      Message("Then comes \(next.name, "name"), \(next.title, "title").")
    ]
  }

  private func failed(_ parts: VerdictParts) -> [Line] {
    let checks = parts.report.checks
    let passed = checks.count { $0.status == .passed }
    let count: Message =
      model.judging.isUntouched
      ? model.stub.sentence
      : Message(
        one: "\(passed, "passed") of {count} checks pass.",
        other: "{passed} of {count} checks pass.", count: checks.count)
    guard parts.report.message == nil || parts.report.mistake != nil else {
      return text(count) + parts.message + [Line()]
    }
    return text(count) + parts.explanation(indent: 2)
  }
}

extension [Line] {
  /// Returns these lines with exactly one empty row at the end.
  fileprivate func ended() -> [Line] { last?.spans.isEmpty == true ? self : self + [Line()] }
}

extension PracticeModel.Stub {
  var sentence: Message {
    switch self {
    case .isTestedOut: Message("You tested out of its topic.")
    case .hasPassedBefore: Message("Passed before; now the stub again.")
    case .isThereAgain: Message("Now the stub again.")
    case .isNotBegun: Message("Not begun yet.")
    }
  }
}

extension Message {
  /// After the last pass. 'L' is a key; 'switchboard review' is typed so.
  static let worthDoing = Message(
    """
    'L' lists all, with a card to pin up for each topic; 'switchboard review' asks again about \
    what you have passed.
    """)
}
