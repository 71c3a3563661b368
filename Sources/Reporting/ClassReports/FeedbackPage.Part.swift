import CourseModel

extension FeedbackPage.Part {
  /// Whether there are points, rather than none.
  var hasPoints: Bool { report.hasVerdict }
  /// Whether any check ran.
  var hasChecks: Bool {
    [.passed, .failed].contains(report.status) && !report.isUntouched && !report.checks.isEmpty
  }
  private var counted: [CheckResult] { report.checks.filter { !excluded.contains($0.id) } }
  /// The student's points and the maximum, of the checks that count.
  var points: (own: Int, all: Int) {
    (counted.reduce(0) { $0 + $1.points }, counted.reduce(0) { $0 + $1.maxPoints })
  }

  /// Notes from the platform and the intake, and the ignored files.
  var notes: [String] {
    let ignored = report.ignored.prefix(20).joined(separator: ", ")
    return report.notes.map(\.english)
      + (ignored.isEmpty ? [] : ["Handed in and not looked at: \(ignored)"])
  }

  /// The errors or, without any, the warnings, as on a terminal; not those that others caused.
  var diagnostics: [Diagnostic] {
    let errors = report.diagnostics.filter { $0.severity == .error }
    return Array(
      (errors.isEmpty ? report.diagnostics : errors).filter { !$0.isCascading }.prefix(5))
  }

  /// The points of a check, in words.
  func points(of check: CheckResult) -> String {
    excluded.contains(check.id) ? "does not count" : "\(check.points)/\(check.maxPoints)"
  }

  func values(isNamed: Bool) -> [String: Any] {
    let mark = StatusMark(of: report)
    return [
      "exerciseTitle": title, "isNamed": isNamed, "status": report.status.rawValue,
      "sign": mark.mark, "verdict": mark.word.english, "isJudged": hasPoints,
      "points": points.own, "maximum": points.all,
      "percent": 100 * points.own / max(1, points.all),
      "hasMessage": report.message != nil,
      "message": report.message.map { MarkupHTML.text(of: $0.english) } ?? "",
      "hasDiagnostics": !diagnostics.isEmpty, "diagnostics": diagnostics.map(values),
      "hasChecks": hasChecks, "checks": report.checks.map(values),
      "hasPicture": picture != nil, "pictureCheck": picture?.check ?? "",
      "picture": picture?.svg ?? "", "notes": notes,
    ]
  }

  private func values(of diagnostic: Diagnostic) -> [String: Any] {
    [
      "place": "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column)",
      "text": diagnostic.message.english,
      "explanation": diagnostic.explanation.map { MarkupHTML.text(of: $0.english) } ?? "",
    ]
  }

  private func values(of check: CheckResult) -> [String: Any] {
    let mark = StatusMark(check.status)
    let said = check.messages.map { MarkupHTML.text(of: $0.english) }.joined()
    let reading = check.id == report.firstOpenCheck?.id ? check.read.map(Self.reading) : nil
    return [
      "name": check.name, "sign": mark.mark, "verdict": mark.word.english,
      "look": check.status == .passed ? "good-ink" : check.status.isWrong ? "bad-ink" : "soft",
      "weight": check.status.isWrong ? "open" : "", "points": points(of: check),
      "hasSaid": !said.isEmpty || check.printed != nil || reading != nil,
      "said": said + (reading.map(MarkupHTML.text) ?? ""),
      "hasPrinted": check.printed != nil, "printed": check.printed ?? "",
    ]
  }

  /// A reference to the lesson section that explains a check.
  private static func reading(_ place: LessonPlace) -> String {
    "Read “\(place.heading)”: `switchboard lesson \(place.lesson)`"
  }
}

// MARK: - Markdown

extension FeedbackPage {
  /// The page without images, as CommonMark; text from learners is escaped.
  package var markdown: String {
    var blocks = ["# \(title.escapedForMarkdown)"]
    blocks.append(([name] + about).map(\.escapedForMarkdown).joined(separator: " · "))
    if !figures.isEmpty {
      blocks.append(
        figures.map { "**\($0.value.escapedForMarkdown)** \($0.meaning.escapedForMarkdown)" }
          .joined(separator: ", "))
    }
    for part in parts {
      if parts.count > 1 || part.title != title {
        blocks.append("## \(part.title.escapedForMarkdown)")
      }
      blocks += part.markdown
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}

extension FeedbackPage.Part {
  fileprivate var markdown: [String] {
    let mark = StatusMark(of: report)
    let sum = hasPoints ? ", \(points.own) of \(points.all) points" : ""
    var blocks = ["**\(mark.mark) \(mark.word.english)**\(sum)"]
    if let message = report.message { blocks.append(PlainMarkdown.text(of: message.english)) }
    if !diagnostics.isEmpty { blocks.append(diagnostics.map(item).joined(separator: "\n")) }
    if hasChecks { blocks.append(report.checks.map(item).joined(separator: "\n")) }
    return blocks + notes.map(\.escapedForMarkdown)
  }

  private func item(_ diagnostic: Diagnostic) -> String {
    let place = "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column)".escapedForMarkdown
    let said = "- \(place): \(diagnostic.message.english.escapedForMarkdown)"
    guard let explanation = diagnostic.explanation else { return said }
    return said + "\n\n" + PlainMarkdown.text(of: explanation.english, indent: 2)
  }

  private func item(_ check: CheckResult) -> String {
    let mark = StatusMark(check.status)
    let head = "- \(mark.mark) \(check.name.escapedForMarkdown) (\(points(of: check)))"
    let printed = check.printed.map { PlainMarkdown.code($0).replacing("\n", with: "\n  ") }
    return
      ([head] + check.messages.map { PlainMarkdown.text(of: $0.english, indent: 2) }
      + (printed.map { ["  " + $0] } ?? [])).joined(separator: "\n\n")
  }
}
