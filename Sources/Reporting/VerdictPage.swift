import CourseModel
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

  /// Its rows.
  package var lines: [Line] {
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

  /// The exercise, and how it went, in one line.
  package var heading: Line {
    let name = Span(parts.report.exercise, style: Style(bold: true))
    return Line([name, Span(" · \(title) · ")] + parts.summary).truncated(to: parts.profile.columns)
  }

  private var checks: [Line] {
    parts.report.checks.flatMap { check in
      parts.line(of: check, namesTODO: explains(check))
        + (explains(check) ? parts.messages(of: check) + parts.reading(of: check) : [])
    } + [Line()]
  }

  /// Whether the check says why in the list: all of them if asked for, else the first one that is
  /// open, unless it has said so above.
  private func explains(_ check: CheckResult) -> Bool {
    if explainsAll { return true }
    return parts.report.mistake == nil && check.id == parts.report.firstOpenCheck?.id
  }
}
