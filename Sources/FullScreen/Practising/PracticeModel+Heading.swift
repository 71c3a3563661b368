import Messages
import Reporting
import Terminal

extension PracticeModel {
  /// The exercise, and the progress in the course or on the learner's path.
  var titleLine: Line {
    var name = [Span(outline.title, style: Style(bold: true))]
    if case .list = layers.front {
    } else if let exercise, let place = outline.place(of: exercise) {
      name =
        Line([
          Span(exercise, style: Style(bold: true)), Span(" · \(outline.exercises[place].title)"),
        ]).truncated(to: size.columns).spans
    }
    let room = size.columns - Line(name).width() - 2
    let bar = progressBars.first { Line($0).width() <= room } ?? []
    return line(of: name, end: bar)
  }

  /// The progress on the path, otherwise and off the path in the course, longest form first.
  private var progressBars: [[Span]] {
    let position = outline.path(at: exercise)?.position
    let total = position?.count ?? outline.exercises.count
    let count = position?.done ?? outline.passedCount
    guard total > 0 else { return [] }
    let cells = 10
    let full = count == 0 ? 0 : max(1, cells * count / total)
    let (done, open) = profile.drawing == .unicode ? ("━", "─") : ("#", "-")
    let text = profile.text(
      of: position?.words
        ?? Message(
          one: "\(count, "passed") of {count} exercise passed",
          other: "{passed} of {count} exercises passed", count: total))
    return [
      [
        .decoration(String(repeating: done, count: full), style: Style(foreground: .green)),
        .decoration(String(repeating: open, count: cells - full), style: Style(dim: true)),
        Span(" " + text),
      ], [Span(text)],
    ]
  }

  /// The state of the text, and the check in progress.
  var stateLine: Line {
    if case .list(let list) = layers.front { return filterLine(list) }
    var parts = [standing]
    if let check = judging.check {
      // Translators: The progress after a save, in a word or two.
      let words: Message =
        check.seconds > 1 ? Message("checking, \(check.seconds, "seconds") s") : Message("checking")
      parts.append(profile.spans(of: words, style: Style(foreground: .cyan)))
    }
    // Translators: Behind a verdict: more was saved since.
    if judging.isShownOld, !hasRule { parts.append(profile.spans(of: Message("for older text"))) }
    return Line(Array(parts.filter { !$0.isEmpty }.joined(separator: [Span(" · ")])))
  }

  private var standing: [Span] {
    if let found = judging.soFar {
      let look = StatusMark(of: found.report)
      return profile.spans(of: look.word, style: look.style)
    }
    guard let verdict = judging.verdict else {
      // Translators: An exercise is being opened.
      guard assignment != nil else { return profile.spans(of: Message("opening …")) }
      // Translators: There is no verdict.
      return judging.check == nil ? profile.spans(of: Message("not judged yet")) : []
    }
    let report = verdict.report
    let summary =
      judging.isUntouched
      ? profile.spans(of: stub.words)
      : report.status == .failed && stub == .hasPassedBefore
        ? profile.spans(of: .passedBefore(report.points, of: report.maxPoints))
        : VerdictParts(report, files: [], profile: profile).summary
    return judging.isVerdictOld ? Line(summary).faded().spans : summary
  }

  /// The history of an exercise whose stub is untouched.
  enum Stub { case isTestedOut, hasPassedBefore, isThereAgain, isNotBegun }

  /// The history of the untouched stub.
  var stub: Stub {
    let entry = outline.exercises.first { $0.name == exercise }
    if entry?.isTestedOut == true { return .isTestedOut }
    if judging.hadPassed || entry?.isPassed == true { return .hasPassedBefore }
    return entry?.attempts ?? 0 > 0 ? .isThereAgain : .isNotBegun
  }

  private func filterLine(_ list: CourseList) -> Line {
    let text = list.filter.text
    guard !text.isEmpty || list.isTyping else {
      return Line(profile.spans(of: Message("'/' filters the list."), style: Style(dim: true)))
    }
    let pages = list.rows.count { if case .lesson = $0 { true } else { false } }
    let exercises = list.rows.count { if case .exercise = $0 { true } else { false } }
    return line(
      // Translators: In front of words that leave a part of a list.
      of: profile.spans(
        of: Message("Filter: \(span: "text")"),
        with: [
          "text": list.isTyping ? list.filter.spans(columns: size.columns * 2 / 3) : [Span(text)]
        ]),
      end: [
        pages > 0 ? Message(one: "{count} page", other: "{count} pages", count: pages) : nil,
        exercises > 0
          ? Message(one: "{count} exercise", other: "{count} exercises", count: exercises) : nil,
      ].compactMap { $0.map { profile.spans(of: $0, style: Style(dim: true)) } }
        .joined(separator: [.decoration(" · ", style: Style(dim: true))]).map(\.self))
  }

  /// Returns two texts at the left and right edge; only the first if both don't fit.
  private func line(of start: [Span], end: [Span]) -> Line {
    let padding = size.columns - Line(start).width() - Line(end).width()
    guard padding > 0, !end.isEmpty else { return Line(start) }
    return Line(start + [.decoration(String(repeating: " ", count: padding))] + end)
  }
}

extension Message {
  /// The verdict on a text that does not pass, of an exercise that has a pass, which stays.
  fileprivate static func passedBefore(_ points: Int, of maxPoints: Int) -> Message {
    Message(
      one: "passed before; now \(points, "points") of {count} point",
      other: "passed before; now {points} of {count} points", count: maxPoints)
  }
}

extension PracticeModel.Stub {
  /// In a few words.
  var words: Message {
    switch self {
    case .isTestedOut: Message("you tested out of its topic")
    case .hasPassedBefore: Message("passed before; now the stub again")
    case .isThereAgain: Message("now the stub again")
    case .isNotBegun: .notBegun
    }
  }
}
