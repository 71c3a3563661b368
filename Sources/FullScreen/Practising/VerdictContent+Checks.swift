import CourseModel
import Messages
import Reporting
import Terminal

// The text of a verdict: all of it, or the most helpful part.

extension VerdictContent {
  /// Returns the rows with every check and its messages; the conversation follows one of the
  /// checks.
  func allRows(_ parts: VerdictParts) -> Rows {
    let isMistake = parts.report.mistake != nil
    var lines = passLines(parts) + (isMistake ? [] : parts.message.closed())
    lines += parts.diagnostics(all: true) + parts.ignored.closed()
    guard parts.hasChecks else { return Rows(head: lines) }
    let checks = parts.report.checks
    let place = heard?.check ?? parts.report.firstOpenCheck?.id
    let end = checks.firstIndex { $0.id == place }.map { $0 + 1 } ?? checks.count
    return Rows(
      head: lines + checks[..<end].flatMap(parts.explained),
      tail: checks[end...].flatMap(parts.explained))
  }

  // MARK: - The most helpful parts

  func briefRows(_ parts: VerdictParts, rows: Int) -> Rows {
    if isPartial {
      return Rows(
        head: parts.firstOpenCheck()
          + [Line(parts.profile.spans(of: .othersStillRun, style: Style(dim: true)))])
    }
    let isMistake = parts.report.mistake != nil
    var lines = passLines(parts) + (isMistake ? [] : parts.message.closed())
    lines += parts.diagnostics(all: false) + parts.ignored.closed()
    guard parts.hasChecks else { return Rows(head: lines) }
    if isMistake || parts.report.message == nil {
      lines += parts.explanation()
    }
    // The conversation goes between these, and changes neither.
    let list = parts.list(rows: rows - lines.count) { count in
      // Translators: Below the heading of checks: 'v' is a key, which shows those that did not
      // pass.
      count == parts.report.checks.count
        ? Message("'v' shows them")
        : Message(
          one: "'v' shows the other {count}", other: "'v' shows the other {count}", count: count)
    }
    return Rows(head: lines, tail: list)
  }

  // MARK: - A pass

  private func passLines(_ parts: VerdictParts) -> [Line] {
    guard parts.report.passed else { return [] }
    let green = Style(bold: true, foreground: .green)
    let isOnlyBegun = parts.report.isOnlyBegun
    let points: Message =
      isOnlyBegun
      ? .onlyBegun : .passed(points: parts.report.points, of: parts.report.maxPoints)
    let breaker = LineBreaker(
      width: parts.profile.columns, first: [], following: [.decoration("  ")])
    let offers: [(String, Message, Style)] = [
      afterPass.goesOn.map { ("n", $0, green) },
      afterPass.nextOfTopic.map {
        // Translators: The action of a key, after one that goes on along the learner's path.
        (
          "L", Message("lists all; this topic, not on your path, has \($0, "exercise") next"),
          Style(bold: true)
        )
      },
      afterPass.showsSolution
        ? ("s", Message("shows the model answer beside yours"), Style(bold: true)) : nil,
      afterPass.hasOther
        ? ("o", Message("shows another right answer beside the model's"), Style(bold: true)) : nil,
      afterPass.hasTwin
        ? (
          "T", Message("shows its twin, the same conversation in today's Apple code"),
          Style(bold: true)
        ) : nil,
    ].compactMap(\.self)
    let end: [Message] =
      afterPass.isAll && !isOnlyBegun
      ? [.end(ofPath: afterPass.path, hasPages: afterPass.lessonToRead != nil)] : []
    let rest: [Message] =
      afterPass.isAll && !isOnlyBegun && afterPass.path == nil ? [.worthDoing] : []
    func lines(_ messages: [Message]) -> [Line] {
      messages.flatMap { breaker.lines(of: parts.profile.spans(of: $0)) }
    }
    let style = isOnlyBegun ? Style() : green
    return breaker.lines(of: parts.profile.spans(of: points, style: style)) + lines(end) + [Line()]
      + offers.flatMap { key, meaning, style in
        breaker.lines(
          of: [Span(key, style: style), Span("  " + parts.profile.text(of: meaning))])
      } + lines(rest) + [Line()]
  }
}

// MARK: - Rows

extension [Line] {
  /// Returns these lines followed by an empty row, if there are any.
  fileprivate func closed() -> [Line] { isEmpty ? [] : self + [Line()] }
}

extension Line {
  func indented() -> Line {
    spans.isEmpty ? self : prefixed(by: .decoration("  "))
  }

  /// Returns this row faint and without colors, because it is about an old text.
  func faded() -> Line {
    Line(spans.map { Span($0.text, style: Style(dim: true), role: $0.role, link: $0.link) })
  }
}

extension VerdictContent.AfterPass {
  /// The action of the key that goes on; nil if nothing is left.
  fileprivate var goesOn: Message? {
    switch (lessonToRead, next) {
    case (let page?, nil): Message("shows a page that you have not read yet: \(page, "page")")
    case (let page?, let exercise?):
      Message("goes on to the page “\(page, "page")”, and then to \(exercise, "exercise")")
    // Translators: The action of a key after a pass; the key comes first.
    case (nil, let exercise?): Message("goes on to \(exercise, "exercise")")
    case (nil, nil): nil
    }
  }
}

extension Message {
  /// Below a check that did not pass, while the verdict is not complete.
  static let othersStillRun = Message("The other checks are still running.")

  static func passed(points: Int, of maxPoints: Int) -> Message {
    Message(
      one: "Passed, \(points, "points") of {count} points.",
      other: "Passed, {points} of {count} points.", count: maxPoints)
  }

  /// After the last pass, where pages are left to be read.
  private static let exercisesAreDone = Message(
    "You have passed the last open exercise, so you have passed them all.")

  /// After the last pass in the course, or on a path, which is its name.
  static func end(ofPath path: String?, hasPages: Bool) -> Message {
    switch path {
    case nil where hasPages: exercisesAreDone
    case nil: Message("You have passed the last open exercise: the course is done.")
    case let path? where hasPages:
      Message("You have passed all exercises on the path \(path, "path").")
    case let path?: pathIsDone(path)
    }
  }

  /// After the last step of a path, which is its name; 'switchboard list --follow' is typed so.
  static func pathIsDone(_ path: String) -> Message {
    Message(
      """
      You have finished the path \(path, "path"); 'switchboard list --follow' goes on with the \
      whole course.
      """)
  }
}
