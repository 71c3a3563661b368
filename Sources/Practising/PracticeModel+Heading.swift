import Reporting
import Terminal

extension PracticeModel {
  /// The exercise and its place in the course; how much of it is done.
  var titleLine: Line {
    var name = [Span(outline.title, style: Style(bold: true))]
    if case .list = layers.front {
    } else if let exercise, let place = outline.place(of: exercise) {
      let all = outline.exercises
      name = [
        Span(exercise, style: Style(bold: true)),
        Span(" · \(all[place].title) · \(place + 1) of \(all.count)"),
      ]
    }
    let room = size.columns - Line(name).width() - 2
    let bar = progressBars.first { Line($0).width() <= room } ?? []
    return line(of: name, end: bar)
  }

  /// How much of the course is done, the fullest form first.
  private var progressBars: [[Span]] {
    let total = outline.exercises.count
    let count = outline.passedCount
    guard total > 0 else { return [] }
    let cells = 10
    let full = count == 0 ? 0 : max(1, cells * count / total)
    let (done, open) = profile.drawing == .unicode ? ("━", "─") : ("#", "-")
    let text = "\(count) of \(total) passed"
    return [
      [
        .decoration(String(repeating: done, count: full), style: Style(foreground: .green)),
        .decoration(String(repeating: open, count: cells - full), style: Style(dim: true)),
        Span(" " + text),
      ], [Span(text)],
    ]
  }

  /// What became of the text, and what is being done about it.
  var stateLine: Line {
    if case .list(let list) = layers.front { return filterLine(list) }
    var parts = [standing]
    if let check = judging.check {
      let time = check.seconds > 1 ? ", \(check.seconds) s" : ""
      parts.append([Span("checking" + time, style: Style(foreground: .cyan))])
    }
    if judging.isVerdictOld, !hasRule { parts.append([Span("for older text")]) }
    return Line(Array(parts.filter { !$0.isEmpty }.joined(separator: [Span(" · ")])))
  }

  private var standing: [Span] {
    guard let verdict = judging.verdict else {
      guard assignment != nil else { return [Span("opening …")] }
      return judging.check == nil ? [Span("not judged yet")] : []
    }
    let summary =
      judging.isUntouched
      ? [Span(stubWords)]
      : VerdictParts(verdict.report, files: [], profile: profile).summary
    return judging.isVerdictOld ? Line(summary).faded().spans : summary
  }

  /// Of a stub as it was given: whether it was more than that once.
  var stubWords: String {
    let entry = outline.exercises.first { $0.name == exercise }
    if entry?.isTestedOut == true { return "its topic is tested out" }
    if judging.hadPassed || entry?.isPassed == true { return "passed before; the stub again" }
    return entry?.attempts ?? 0 > 0 ? "the stub again" : "not begun yet"
  }

  private func filterLine(_ list: CourseList) -> Line {
    let text = list.filter.text
    guard !text.isEmpty || list.isTyping else {
      return Line("'/' filters the list.", style: Style(dim: true))
    }
    let count = list.rows.count { if case .exercise = $0 { true } else { false } }
    return line(
      of: [Span("Filter: "), Span(text)]
        + (list.isTyping ? [.decoration(" ", style: Style(reverse: true))] : []),
      end: [Span(count == 1 ? "1 exercise" : "\(count) exercises", style: Style(dim: true))])
  }

  /// Two texts at the two edges; where they have no room, the first alone.
  private func line(of start: [Span], end: [Span]) -> Line {
    let padding = size.columns - Line(start).width() - Line(end).width()
    guard padding > 0, !end.isEmpty else { return Line(start) }
    return Line(start + [.decoration(String(repeating: " ", count: padding))] + end)
  }
}
