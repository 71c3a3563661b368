import CourseModel
import Reporting
import Terminal
import Typesetting

extension PracticeModel {
  /// What the pane of the verdict shows: the hint that was asked for, then what helps most.
  func verdictLines(in place: TerminalProfile, rows: Int) -> [Line] {
    let hint = hintLines(in: place)
    guard let parts = parts(in: place) else { return hint + introduction(in: place) }
    let said = explainsAll ? allLines(parts) : briefLines(parts, rows: rows - hint.count)
    return hint + (isVerdictOld ? said.map { $0.faded() } : said)
  }

  /// The pieces of the verdict, if there is one.
  func parts(in place: TerminalProfile) -> VerdictParts? {
    verdict.map { verdict in
      VerdictParts(
        verdict.report, files: verdict.files, profile: place, theme: theme,
        // Where nobody types, a key is of no use.
        readingKey: profile.isTerminal ? Self.readingKey : nil)
    }
  }

  /// The hint that is shown, and how many are left.
  func hintLines(in place: TerminalProfile) -> [Line] {
    guard let shownHint, let seen = hints[shownHint.todo], seen.indices.contains(shownHint.index)
    else { return [] }
    let count = max(hintCount(forTODO: shownHint.todo), seen.count)
    let left = count - shownHint.index - 1
    let more = left == 0 ? ", the last one" : ", \(left) more with 'h'"
    let heading = Line([
      Span(
        "Hint \(shownHint.index + 1) of \(count) for TODO \(shownHint.todo)",
        style: Style(bold: true, foreground: .cyan)),
      Span(more, style: Style(dim: true)),
    ])
    var narrower = place
    narrower.columns = max(1, place.columns - 2)
    let text = TerminalTypesetter(profile: narrower, theme: theme).typeset(seen[shownHint.index])
    return [heading] + text.map { $0.indented() } + [Line()]
  }

  /// What is shown until there is a verdict.
  private func introduction(in place: TerminalProfile) -> [Line] {
    guard let exercise, let entry = outline.exercises.first(where: { $0.name == exercise }) else {
      return []
    }
    return LineBreaker(width: place.columns).lines(of: [Span(entry.summary)])
  }

  // MARK: - All

  /// Every check, and whatever it has to say.
  func allLines(_ parts: VerdictParts) -> [Line] {
    let isMistake = parts.report.mistake != nil
    var lines = passLines(parts) + (isMistake ? [] : parts.message.closed())
    lines += parts.diagnostics(all: true) + parts.ignored.closed()
    guard parts.hasChecks else { return lines }
    lines += parts.report.checks.flatMap { check in
      parts.line(of: check, look: look(of: check), namesTODO: true) + parts.messages(of: check)
        + parts.reading(of: check)
    }
    return isMistake ? lines + [Line()] + parts.mistake : lines
  }

  /// Whether all checks have more to say than what is shown without being asked for.
  var allSayMore: Bool {
    guard let report = verdict?.report else { return false }
    let speaking = report.checks.count { $0.status != .passed && !$0.messages.isEmpty }
    let errors = report.diagnostics.count { $0.severity == .error }
    return explainsAll || speaking > (report.message == nil ? 1 : 0) || errors > 1
  }

  // MARK: - What helps most

  private func briefLines(_ parts: VerdictParts, rows: Int) -> [Line] {
    let isMistake = parts.report.mistake != nil
    var lines = passLines(parts) + (isMistake ? [] : parts.message.closed())
    lines += parts.diagnostics(all: false) + parts.ignored.closed()
    guard parts.hasChecks else { return lines }
    if isMistake || parts.report.message == nil {
      lines += parts.firstOpenCheck(look: parts.report.firstOpenCheck.flatMap(look))
    }
    lines += parts.mistake.closed()
    return lines + list(of: parts, rows: rows - lines.count)
  }

  /// All checks with their state, a row for each; where they have no room, those that pass in one.
  private func list(of parts: VerdictParts, rows: Int) -> [Line] {
    let checks = parts.report.checks
    let passed = checks.count { $0.status == .passed }
    let heading = Line("\(passed) of \(checks.count) checks pass", style: Style(bold: true))
    if passed == checks.count {
      return [heading] + (checks.count < rows ? checks.map { row(of: $0, parts) } : [])
    }
    if checks.count < rows { return [heading] + checks.map { row(of: $0, parts) } }
    let open = checks.filter { $0.status != .passed }
    if open.count < rows { return [heading] + open.map { row(of: $0, parts) } }
    let shown = max(0, rows - 2)
    let more = LineBreaker(
      width: parts.profile.columns, first: [.decoration("  ")], following: [.decoration("  ")]
    ).lines(of: [
      Span(
        "'v' shows \(shown == 0 ? "them" : "the other \(open.count - shown)")",
        style: Style(dim: true))
    ])
    return [heading] + open.prefix(shown).map { row(of: $0, parts) } + more
  }

  private func row(of check: CheckResult, _ parts: VerdictParts) -> Line {
    let lines = parts.line(of: check, look: look(of: check))
    guard lines.count > 1, let first = lines.first else { return lines.first ?? Line() }
    return Line(first.spans + [.decoration(" …")]).truncated(to: parts.profile.columns)
  }

  /// An untouched stub has not failed.
  func look(of check: CheckResult) -> StatusMark? {
    isUntouched && check.status.isWrong ? .open : nil
  }

  // MARK: - A pass

  private func passLines(_ parts: VerdictParts) -> [Line] {
    guard parts.report.passed else { return [] }
    let green = Style(bold: true, foreground: .green)
    let points = "Passed, \(parts.report.points) of \(parts.report.maxPoints) points."
    let breaker = LineBreaker(
      width: parts.profile.columns, first: [], following: [.decoration("  ")])
    let offers = [
      lessonToRead.map { ("N", "shows the page to read first: \($0.title)", green) },
      next.map { ("n", "goes on to \($0.name) · \($0.title)", green) },
      ("s", "shows the model answer beside yours", Style(bold: true)),
      assignment?.hasOther == true
        ? ("o", "shows another right answer beside the model's", Style(bold: true)) : nil,
      assignment?.hasTwin == true
        ? ("T", "shows its twin, the same conversation in today's Apple code", Style(bold: true))
        : nil,
    ].compactMap(\.self)
    let all = next == nil && outline.nextOpen(after: exercise ?? "") == nil
    return breaker.lines(of: [Span(points, style: green)])
      + (all ? breaker.lines(of: [Span("That was the last open one: the course is done.")]) : [])
      + [Line()]
      + offers.flatMap { key, meaning, style in
        breaker.lines(of: [Span(key, style: style), Span("  " + meaning)])
      } + [Line()]
  }
}

// MARK: - Rows

extension [Line] {
  /// These with an empty row behind them, if there are any.
  fileprivate func closed() -> [Line] { isEmpty ? [] : self + [Line()] }
}

extension Line {
  fileprivate func indented() -> Line {
    spans.isEmpty ? self : prefixed(by: .decoration("  "))
  }

  /// This row without its colors, and faint: it is about something that is gone.
  func faded() -> Line {
    Line(spans.map { Span($0.text, style: Style(dim: true), role: $0.role, link: $0.link) })
  }
}
