import CourseModel
import Foundation
import Messages
import Terminal
import Typesetting

/// The parts of one report, for composing pages and screens.
package struct VerdictParts: Sendable {
  package let report: Report
  /// The judged files, for showing the lines of diagnostics.
  let files: [SourceFile]
  /// The capabilities of the output.
  package let profile: TerminalProfile
  /// The theme of messages.
  let theme: Theme
  /// The key that opens the lesson; nil where the user types a command.
  let readingKey: Character?

  package init(
    _ report: Report, files: [SourceFile], profile: TerminalProfile, theme: Theme = .standard,
    readingKey: Character? = nil
  ) {
    self.readingKey = readingKey
    self.report = report
    self.files = files
    self.profile = profile
    self.theme = theme
  }

  /// Whether checks could run at all.
  package var hasChecks: Bool {
    ![.doesNotCompile, .rejected, .errored, .missing].contains(report.status)
      && !report.checks.isEmpty
  }

  /// The verdict in a word, with the points if there are any.
  package var summary: [Span] {
    let look = StatusMark(of: report)
    let word = profile.spans(of: look.word, style: look.style)
    guard [.passed, .failed].contains(report.status), !report.isUntouched, !report.isOnlyBegun
    else { return word }
    return profile.spans(
      // Translators: How a submission went; the status is a word or two, such as “passed” or “not
      // passed yet”.
      of: Message(
        one: "\(span: "status"), \(report.points, "points") of {count} point",
        other: "{status}, {points} of {count} points", count: report.maxPoints),
      with: ["status": word])
  }

  /// The message to read first, if the report has one.
  package var message: [Line] { report.message.map { markdown($0, indent: 2) } ?? [] }

  /// The meaning of a pass where no check judges the code; empty for any other verdict.
  package var onlyBegun: [Line] {
    guard report.isOnlyBegun else { return [] }
    let indent = [Span.decoration("  ")]
    return LineBreaker(width: profile.columns, first: indent, following: indent)
      .lines(of: profile.spans(of: .onlyBegun))
  }

  /// A known mistake's message, for showing after the check's: the check describes the observation,
  /// and the mistake is its probable cause.
  package var mistake: [Line] {
    guard report.mistake != nil else { return [] }
    // The introduction is also true, and kind, for an unfinished answer.
    return hanging.lines(
      of: profile.spans(
        of: Message("When just these checks fail, this is often why:"), style: Style(dim: true)))
      + message
  }

  /// The ignored files of the submission.
  package var ignored: [Line] {
    guard !report.ignored.isEmpty else { return [] }
    return hanging.lines(
      // Translators: Files that were handed in and do not count; the files are names with commas
      // between.
      of: profile.spans(
        of: Message("Not looked at: \(report.ignored.joined(separator: ", "), "files")"),
        style: Style(dim: true)))
  }

  /// Rows with an indentation of two columns, or four for continuation rows.
  var hanging: LineBreaker {
    LineBreaker(
      width: profile.columns, first: [.decoration("  ")], following: [.decoration("    ")])
  }

  /// Markdown with an indentation; its underscores are part of names.
  func markdown(_ message: Message, indent: Int) -> [Line] {
    let text = profile.text(of: message)
    let blanks = Span.decoration(String(repeating: " ", count: indent))
    var narrower = profile
    narrower.columns = max(20, profile.columns - indent)
    guard let document = try? MarkdownDocument(parsing: text.escapingNamesAndValues) else {
      return LineBreaker(width: profile.columns, first: [blanks], following: [blanks])
        .lines(of: [Span(text)])
    }
    return TerminalTypesetter(profile: narrower, theme: theme).typeset(document).map { line in
      line.spans.isEmpty ? line : Line([blanks] + line.spans)
    }
  }
}

// MARK: - Checks

extension VerdictParts {
  /// The check to explain first, with its messages; an empty row follows.
  package func firstOpenCheck(indent: Int = 4) -> [Line] {
    guard let check = report.firstOpenCheck else { return [] }
    return line(of: check, namesTODO: true)
      + messages(of: check, indent: indent)
      + reading(of: check, indent: indent) + [Line()] + printedElsewhere
  }

  /// The check to explain first, and below it the known mistake: what the program did, then why.
  /// What objects said comes after both, because it takes the longest to read.
  package func explanation(indent: Int = 4) -> [Line] {
    let mistake = mistake
    return firstOpenCheck(indent: indent) + (mistake.isEmpty ? [] : mistake + [Line()])
  }

  /// A check in a list that explains them all; the known mistake is below the first open one.
  package func explained(_ check: CheckResult) -> [Line] {
    let mistake = check.id == report.firstOpenCheck?.id ? mistake : []
    return line(of: check, namesTODO: true) + messagesInList(of: check) + reading(of: check)
      + (mistake.isEmpty ? [] : [Line()] + mistake + [Line()])
  }

  /// A check's mark and name.
  ///
  /// - Parameters:
  ///   - namesTODO: Whether it says which TODO decides it, if there are several; its messages follow.
  ///   - namesState: Whether it says how and where its process ended, or, of the first such check, that
  ///     there is nothing to judge.
  package func line(
    of check: CheckResult, namesTODO: Bool = false, namesState: Bool = true
  ) -> [Line] {
    // An untouched stub has not failed.
    let look =
      report.isUntouched && check.status.isWrong ? .open : StatusMark(check.status)
    var spans = [Span(check.name, style: check.status.isWrong ? .plain : Style(dim: true))]
    let isFirstPending =
      check.status == .pending && report.checks.first { $0.status == .pending }?.id == check.id
    if namesState, check.status.endedProcess || isFirstPending, !profile.accessible {
      // The message of the first open check names its place; only another place is worth naming.
      let first = report.firstOpenCheck
      let known = first?.end(in: files)
      let isKnown = first?.status.endedProcess == true && known == nil
      let place = check.end(in: files).flatMap { end in
        namesTODO || isKnown || known.map { $0 == end } == true ? nil : ": \(end.file):\(end.line)"
      }
      spans.append(
        Span(" (\(profile.text(of: look.word))\(place ?? ""))", style: look.style))
    }
    if namesTODO, let todo = check.todo, report.checks.contains(where: { $0.todo != todo }) {
      let separator = profile.accessible ? ", " : " · "
      spans.append(Span("\(separator)TODO\u{A0}\(todo)", style: Style(dim: true)))
    }
    let first = [.decoration("  "), look.span(in: profile), .decoration(" ")]
    let breaker = LineBreaker(
      width: profile.columns, first: first, following: [.decoration("    ")])
    return breaker.lines(of: spans)
  }

  /// The reasons why a check did not pass.
  func messages(of check: CheckResult, indent: Int = 6) -> [Line] {
    check.messages.flatMap { markdown($0, indent: indent) } + printed(by: check, indent: indent)
  }

  /// The reasons in a list of all checks; the end of the program is explained only once.
  package func messagesInList(of check: CheckResult, indent: Int = 6) -> [Line] {
    let first = report.checks.first { $0.status == check.status && $0.messages == check.messages }
    guard check.status.endedProcess, !check.messages.isEmpty, let first, first.id != check.id else {
      return messages(of: check, indent: indent)
    }
    let blanks = Span.decoration(String(repeating: " ", count: indent))
    // Translators: In place of why a check has ended the program: the name of another check, which
    // was ended by the same and is explained above.
    return LineBreaker(width: profile.columns, first: [blanks], following: [blanks])
      .lines(
        of: profile.spans(
          of: Message("The same as in “\(first.name, "check")”."), style: Style(dim: true)))
      + printed(by: check, indent: indent)
  }
}

extension Message {
  /// In place of a pass, where no check judges the code.
  package static let onlyBegun = Message(
    """
    It compiles, and you have begun every TODO. No check here knows whether it is right: only your \
    instructor's checks decide. Compare it with the task once more, try it out ('switchboard run'), \
    and hand it in.
    """)
}
