import CourseModel
import Foundation
import Terminal
import Typesetting

/// One report for the person who wrote the code: what helps most comes first.
package struct VerdictPage {
  let report: Report
  let title: String
  /// The judged files, to show the lines that the compiler means.
  let files: [SourceFile]
  /// Whether every failed check explains itself, or only the first.
  let explainsAll: Bool
  let profile: TerminalProfile
  /// The look of messages.
  let theme: Theme

  package init(
    _ report: Report, title: String, files: [SourceFile], explainsAll: Bool,
    profile: TerminalProfile, theme: Theme = .standard
  ) {
    self.report = report
    self.title = title
    self.files = files
    self.explainsAll = explainsAll
    self.profile = profile
    self.theme = theme
  }

  package var lines: [Line] {
    var lines = [heading, Line()]
    if let message = report.message { lines += markdown(message, indent: 2) + [Line()] }
    lines += diagnostics
    lines += ignored
    if ![.doesNotCompile, .rejected, .errored].contains(report.status) { lines += checks }
    return lines
  }

  private var heading: Line {
    let look = StatusMark(report.status)
    var spans = [Span(report.exercise, style: Style(bold: true)), Span(" · \(title) · ")]
    spans.append(Span(look.word, style: look.style))
    if [.passed, .failed].contains(report.status) {
      spans.append(Span(", \(report.points) of \(report.maxPoints) points"))
    }
    return Line(spans).truncated(to: profile.columns)
  }

  /// What was handed in and counts for nothing, so that nobody wonders.
  private var ignored: [Line] {
    guard !report.ignored.isEmpty else { return [] }
    let text = "Not looked at: " + report.ignored.joined(separator: ", ")
    let breaker = LineBreaker(
      width: profile.columns, first: [.decoration("  ")], following: [.decoration("    ")])
    return breaker.lines(of: [Span(text, style: Style(dim: true))]) + [Line()]
  }

  // MARK: - Checks

  private var checks: [Line] {
    report.checks.flatMap { check in
      let messages = explains(check) ? check.messages : []
      return line(of: check) + messages.flatMap { markdown($0, indent: 6) }
    } + [Line()]
  }

  /// Whether the check says why: all of them if asked for, else the one that helps most, unless a
  /// known mistake has explained it all.
  private func explains(_ check: CheckResult) -> Bool {
    if explainsAll { return true }
    guard report.mistake == nil else { return false }
    let stopped = report.checks.first { $0.status.endedProcess }
    let first = stopped ?? report.checks.first { $0.status == .failed }
    return check.id == first?.id
  }

  private func line(of check: CheckResult) -> [Line] {
    let look = StatusMark(check.status)
    var spans = [Span(check.name, style: check.status == .passed ? Style(dim: true) : .plain)]
    if check.status.endedProcess, !profile.accessible {
      spans.append(Span(" (\(look.word))", style: look.style))
    }
    let first = [.decoration("  "), look.span(in: profile), .decoration(" ")]
    let breaker = LineBreaker(
      width: profile.columns, first: first, following: [.decoration("    ")])
    return breaker.lines(of: spans)
  }

  // MARK: - What the compiler said

  /// Errors with their lines; warnings only when nothing worse is to be said.
  private var diagnostics: [Line] {
    let errors = report.diagnostics.filter { $0.severity == .error }
    let warnings = report.diagnostics.filter { $0.severity == .warning }
    // What a message explains, the compiler needs to say only once.
    let few = report.message == nil ? 3 : 1
    let shown =
      errors.isEmpty ? Array(warnings.prefix(3)) : Array(errors.prefix(explainsAll ? 50 : few))
    let rest = (errors.isEmpty ? warnings : errors).count - shown.count
    var lines = shown.flatMap { excerpted($0) }
    if rest > 0 { lines += [Line("  and \(rest) more", style: Style(dim: true)), Line()] }
    return lines
  }

  private func excerpted(_ diagnostic: Diagnostic) -> [Line] {
    let isError = diagnostic.severity == .error
    let style = Style(bold: true, foreground: isError ? .red : .yellow)
    let place = "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column): "
    let breaker = LineBreaker(
      width: profile.columns, first: [.decoration("  ")], following: [.decoration("    ")])
    var lines = breaker.lines(of: [
      Span(place), Span("\(diagnostic.severity.rawValue): ", style: style),
      Span(diagnostic.message),
    ])
    if let (source, mark) = excerpt(at: diagnostic) {
      lines.append(Line([.decoration("    "), Span(source)]).truncated(to: profile.columns))
      if !profile.accessible {
        lines.append(
          Line([.decoration("    " + mark + "^", style: style)]).truncated(to: profile.columns))
      }
    }
    return lines + [Line()]
  }

  /// The line that is meant, and the blanks up to the place that is meant.
  private func excerpt(at diagnostic: Diagnostic) -> (source: String, blanks: String)? {
    guard let file = files.first(where: { $0.name == diagnostic.file }) else { return nil }
    let lines = String(decoding: file.content, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(diagnostic.line - 1) else { return nil }
    let line = lines[diagnostic.line - 1]
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    let before = line.utf8.prefix(max(0, diagnostic.column - 1))
    let start = max(0, before.count - (line.utf8.count - trimmed.utf8.count))
    let text = String(decoding: trimmed.utf8.prefix(start), as: UTF8.self)
    return (String(trimmed), String(repeating: " ", count: WidthModel.widest.width(of: text)))
  }

  // MARK: - Prose

  private func markdown(_ text: String, indent: Int) -> [Line] {
    let blanks = Span.decoration(String(repeating: " ", count: indent))
    var narrower = profile
    narrower.columns = max(20, profile.columns - indent)
    guard let document = try? MarkdownDocument(parsing: text) else {
      return LineBreaker(width: profile.columns, first: [blanks], following: [blanks])
        .lines(of: [Span(text)])
    }
    return TerminalTypesetter(profile: narrower, theme: theme).typeset(document).map { line in
      line.spans.isEmpty ? line : Line([blanks] + line.spans)
    }
  }
}
