import Reporting
import Terminal

extension PracticeModel {
  /// What the screen shows: as many lines as it has rows, none wider than it is.
  package var view: [Line] {
    let isSaying = question != nil || notice != nil
    // Where the keys have no room, what has to be said takes the place of all else.
    var lines = !hasKeys && isSaying ? [footer[0]] : [stateLine]
    if hasTitle { lines.insert(titleLine, at: 0) }
    if hasRule { lines.append(ruleLine) }
    let body = body
    lines += body + Array(repeating: Line(), count: max(0, bodyRows - body.count))
    if hasKeys { lines += footer }
    return lines.prefix(size.rows).map { $0.truncated(to: size.columns) }
  }

  private var body: [Line] {
    switch front {
    case .page(let view), .help(let view): return Array(view.pane.visible.prefix(bodyRows))
    case .list(let list):
      return Array(
        lines(of: list, columns: size.columns).dropFirst(list.menu.top).prefix(bodyRows))
    case .side where !isSplit: return Array(sidePane.visible.prefix(bodyRows))
    case .verdict where !isSplit: return Array(verdictPane.visible.prefix(bodyRows))
    case .verdict, .side: return splitBody
    }
  }

  private var splitBody: [Line] {
    let left = Array(verdictPane.visible)
    let right = Array(sidePane.visible)
    let bar = Span.decoration(
      profile.drawing == .unicode ? " │ " : " | ", style: Style(dim: true))
    return (0..<bodyRows).map { row in
      let line = (row < left.count ? left[row] : Line()).truncated(to: verdictColumns)
      let padding = String(repeating: " ", count: max(0, verdictColumns - line.width()))
      return Line(
        line.spans + [.decoration(padding), bar] + (row < right.count ? right[row].spans : [])
      ).trimmed()
    }
  }

  /// The pane of the task or the lesson.
  var sidePane: Pane { (side == .lesson ? lesson : task)?.pane ?? Pane() }

  var sideTitle: String {
    switch side {
    case .task: "Task"
    case .lesson: lesson?.page.title ?? "Lesson"
    }
  }
}

// MARK: - Rows around the panes

extension PracticeModel {
  /// The exercise and its place in the course; how much of it is done.
  private var titleLine: Line {
    var name = [Span(outline.title, style: Style(bold: true))]
    if case .list = front {
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
  private var stateLine: Line {
    if case .list(let list) = front { return filterLine(list) }
    var parts = [standing]
    if let check {
      let time = check.seconds > 1 ? ", \(check.seconds) s" : ""
      parts.append([Span("checking" + time, style: Style(foreground: .cyan))])
    }
    if isVerdictOld, !hasRule { parts.append([Span("for older text")]) }
    return Line(Array(parts.filter { !$0.isEmpty }.joined(separator: [Span(" · ")])))
  }

  private var standing: [Span] {
    guard let verdict else {
      guard assignment != nil else { return [Span("opening …")] }
      return check == nil ? [Span("not judged yet")] : []
    }
    if isUntouched { return [Span("not begun yet")] }
    let summary = VerdictParts(verdict.report, files: [], profile: profile).summary
    return isVerdictOld ? Line(summary).faded().spans : summary
  }

  private func filterLine(_ list: CourseList) -> Line {
    let text = list.filter.text
    guard !text.isEmpty else {
      return Line("Type to filter the list.", style: Style(dim: true))
    }
    let count = list.rows.count { if case .exercise = $0 { true } else { false } }
    return line(
      of: [Span("Filter: "), Span(text), .decoration(" ", style: Style(reverse: true))],
      end: [Span(count == 1 ? "1 exercise" : "\(count) exercises", style: Style(dim: true))])
  }

  /// Two texts at the two edges; where they have no room, the first alone.
  private func line(of start: [Span], end: [Span]) -> Line {
    let padding = size.columns - Line(start).width() - Line(end).width()
    guard padding > 0, !end.isEmpty else { return Line(start) }
    return Line(start + [.decoration(String(repeating: " ", count: padding))] + end)
  }

  // MARK: - The rule

  /// The names of the panes, and where one is in them.
  private var ruleLine: Line {
    switch front {
    case .list(let list):
      let position =
        list.rows.count > bodyRows ? "\(list.menu.chosen + 1) of \(list.rows.count)" : nil
      return rule("Course", position, columns: size.columns, isFocused: true)
    case .page(let view), .help(let view):
      return rule(view.page.title, view.pane.position, columns: size.columns, isFocused: true)
    case .side where !isSplit:
      return rule(sideTitle, sidePane.position, columns: size.columns, isFocused: true)
    case .verdict where !isSplit:
      return rule(verdictTitle, verdictPane.position, columns: size.columns, isFocused: true)
    case .verdict, .side: return splitRule
    }
  }

  private var splitRule: Line {
    let isSide = if case .side = front { true } else { false }
    let left = rule(
      verdictTitle, verdictPane.position, columns: verdictColumns + 1, isFocused: !isSide)
    let right = rule(sideTitle, sidePane.position, columns: sideColumns + 1, isFocused: isSide)
    let joint = Span.decoration(profile.drawing == .unicode ? "┬" : "+", style: Style(dim: true))
    return Line(left.spans + [joint] + right.spans)
  }

  private func rule(
    _ title: String, _ position: String?, columns: Int, isFocused: Bool
  ) -> Line {
    let dim = Style(dim: true)
    let dash = profile.drawing == .unicode ? "─" : "-"
    let end = position.map { " \($0) \(dash)" } ?? ""
    let start = [
      Span.decoration(dash + " ", style: dim),
      Span(title, style: isFocused ? Style(bold: true) : dim), .decoration(" "),
    ]
    let name = Line(start).truncated(to: columns)
    let fits = name.width() + Line(end).width() <= columns
    let rest = columns - name.width() - (fits ? Line(end).width() : 0)
    return Line(
      name.spans + [.decoration(String(repeating: dash, count: max(0, rest)), style: dim)]
        + (fits ? [.decoration(end, style: dim)] : []))
  }

  /// What the pane is about: the text that was judged, by name.
  private var verdictTitle: String {
    guard let verdict, verdict.report.status != .errored else { return "Exercise" }
    let what = explainsAll ? "All checks" : "Verdict"
    if isVerdictOld { return "\(what) for the text before your last save" }
    return isUntouched ? "\(what) for the untouched stub" : "\(what) for your last save"
  }
}
