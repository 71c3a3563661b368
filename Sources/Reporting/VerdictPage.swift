import CourseModel
import Messages
import Terminal
import Typesetting

/// A report for the author of the code, most helpful part first.
package struct VerdictPage {
  let parts: VerdictParts
  let title: String
  /// Whether to explain every failed check, or only the first.
  let explainsAll: Bool

  package init(
    _ report: Report, title: String, files: [SourceFile], explainsAll: Bool,
    profile: TerminalProfile, theme: Theme = .standard
  ) {
    parts = VerdictParts(report, files: files, profile: profile, theme: theme)
    self.title = title
    self.explainsAll = explainsAll
  }

  /// The rows. On a terminal, the essential part comes last, just above the prompt.
  package var lines: [Line] {
    (isForScreen ? linesForScreen : linesFromTop) + (parts.onlyBegun.closed)
  }

  /// Whether the reader is at the bottom of a screen, unlike in a pipe or with a screen reader.
  private var isForScreen: Bool {
    parts.profile.isTerminal && !parts.profile.accessible && !explainsAll && parts.hasChecks
  }

  /// The checks, as many as fit above the explanation of the first open one.
  private var linesForScreen: [Line] {
    let hasMessageOfItsOwn = parts.report.message != nil && parts.report.mistake == nil
    let explanation =
      hasMessageOfItsOwn ? parts.message + [Line()] : parts.explanation()
    let hasRoom = !parts.report.passed || parts.report.checks.count < Self.listRows
    let list = parts.list(rows: hasRoom ? Self.listRows : 1, more: Message.andMore(_:))
    return [heading, Line()] + list + [Line()]
      + parts.diagnostics(all: false) + parts.ignored.closed + explanation
  }

  /// The rows for the list on a 24-row screen: explanation and next step take about twelve.
  private static let listRows = 10

  private var linesFromTop: [Line] {
    let isMistake = parts.report.mistake != nil
    var lines = [heading, Line()]
    if isMistake, !explainsAll {
      lines += parts.explanation()
    } else if !isMistake, parts.report.message != nil {
      lines += parts.message + [Line()]
    }
    lines += parts.diagnostics(all: explainsAll)
    let ignored = parts.ignored
    if !ignored.isEmpty { lines += ignored + [Line()] }
    if ![.doesNotCompile, .rejected, .errored, .missing].contains(parts.report.status) {
      lines += checks
    }
    return lines
  }

  /// The exercise and its verdict on one line; a narrow terminal truncates the title.
  package var heading: Line {
    Line(
      [Span(parts.report.exercise, style: Style(bold: true))], [Span(title)], parts.summary,
      separatedBy: Span(" · "), within: parts.profile.columns)
  }

  private var checks: [Line] {
    parts.report.checks.flatMap { check in
      explains(check) ? parts.explained(check) : parts.line(of: check)
    } + [Line()]
  }

  /// Whether to explain the check in the list: all of them if requested, otherwise the first open
  /// one, unless it was explained above.
  private func explains(_ check: CheckResult) -> Bool {
    if explainsAll { return true }
    return parts.report.mistake == nil && check.id == parts.report.firstOpenCheck?.id
  }
}

extension [Line] {
  /// The lines with an empty row after them, if there are any.
  fileprivate var closed: [Line] { isEmpty ? [] : self + [Line()] }
}

extension Message {
  /// Below errors of the compiler: how many more there are.
  static func andMore(_ count: Int) -> Message {
    Message(one: "and {count} more", other: "and {count} more", count: count)
  }
}
