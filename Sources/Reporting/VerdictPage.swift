import CourseModel
import Messages
import Terminal
import Typesetting

/// One report for the person who wrote the code: what helps most comes first.
package struct VerdictPage {
  let parts: VerdictParts
  let title: String
  /// Whether every failed check explains itself, or only the first.
  let explainsAll: Bool

  /// The page of a report for a place.
  package init(
    _ report: Report, title: String, files: [SourceFile], explainsAll: Bool,
    profile: TerminalProfile, theme: Theme = .standard
  ) {
    parts = VerdictParts(report, files: files, profile: profile, theme: theme)
    self.title = title
    self.explainsAll = explainsAll
  }

  /// Its rows: on a terminal, what has to be read stands last, where one looks when it is done.
  package var lines: [Line] { isForScreen ? linesForScreen : linesFromTop }

  /// Whether this is read at the bottom of a screen, and not from its beginning as it is in a pipe, or
  /// by somebody who listens.
  private var isForScreen: Bool {
    parts.profile.isTerminal && !parts.profile.accessible && !explainsAll && parts.hasChecks
  }

  /// The checks, as many as leave room for what explains the first that is open.
  private var linesForScreen: [Line] {
    let hasMessageOfItsOwn = parts.report.message != nil && parts.report.mistake == nil
    let explanation =
      hasMessageOfItsOwn ? parts.message + [Line()] : parts.firstOpenCheck() + parts.mistake.closed
    let hasRoom = !parts.report.passed || parts.report.checks.count < Self.listRows
    let list = parts.list(rows: hasRoom ? Self.listRows : 1, more: Message.andMore(_:))
    return [heading, Line()] + list + [Line()]
      + parts.diagnostics(all: false) + parts.ignored.closed + explanation
  }

  /// The rows of the list on a screen of 24: an explanation and what comes next take some twelve.
  private static let listRows = 10

  private var linesFromTop: [Line] {
    let isMistake = parts.report.mistake != nil
    var lines = [heading, Line()]
    if isMistake, !explainsAll {
      lines += parts.firstOpenCheck() + parts.mistake + [Line()]
    } else if !isMistake, parts.report.message != nil {
      lines += parts.message + [Line()]
    }
    lines += parts.diagnostics(all: explainsAll)
    let ignored = parts.ignored
    if !ignored.isEmpty { lines += ignored + [Line()] }
    if ![.doesNotCompile, .rejected, .errored, .missing].contains(parts.report.status) {
      lines += checks
    }
    return isMistake && explainsAll ? lines + parts.mistake + [Line()] : lines
  }

  /// The exercise, and how it went, in one line; where a terminal is narrow, the title is cut.
  package var heading: Line {
    Line(
      [Span(parts.report.exercise, style: Style(bold: true))], [Span(title)], parts.summary,
      separatedBy: Span(" · "), within: parts.profile.columns)
  }

  private var checks: [Line] {
    parts.report.checks.flatMap { check in
      parts.line(of: check, namesTODO: explains(check))
        + (explains(check) ? parts.messagesInList(of: check) + parts.reading(of: check) : [])
    } + [Line()]
  }

  /// Whether the check says why in the list: all of them if asked for, else the first one that is
  /// open, unless it has said so above.
  private func explains(_ check: CheckResult) -> Bool {
    if explainsAll { return true }
    return parts.report.mistake == nil && check.id == parts.report.firstOpenCheck?.id
  }
}

extension [Line] {
  /// These with an empty row behind them, if there are any.
  fileprivate var closed: [Line] { isEmpty ? [] : self + [Line()] }
}
