import CourseModel
import Foundation
import Terminal

extension VerdictParts {
  /// Errors with their lines; warnings only when nothing worse is to be said. An empty row follows
  /// each.
  package func diagnostics(all: Bool) -> [Line] {
    let errors = report.diagnostics.filter { $0.severity == .error }
    let warnings = report.diagnostics.filter { $0.severity == .warning }
    // What a message explains, the compiler needs to say only once.
    let few = report.message == nil ? 3 : 1
    let shown = errors.isEmpty ? Array(warnings.prefix(3)) : Array(errors.prefix(all ? 50 : few))
    let rest = (errors.isEmpty ? warnings : errors).count - shown.count
    var lines = shown.flatMap { excerpted($0) }
    if rest > 0 { lines += [Line("  and \(rest) more", style: Style(dim: true)), Line()] }
    return lines
  }

  private func excerpted(_ diagnostic: Diagnostic) -> [Line] {
    let isError = diagnostic.severity == .error
    let style = Style(bold: true, foreground: isError ? .red : .yellow)
    let place = "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column): "
    var lines = hanging.lines(of: [
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
}
