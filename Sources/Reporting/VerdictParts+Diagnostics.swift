import CourseModel
import Foundation
import Messages
import Terminal

extension VerdictParts {
  /// Errors with their lines, or warnings if there are no errors. Consequences of other errors are
  /// only counted, unless `all` is true. An empty row follows each.
  package func diagnostics(all: Bool) -> [Line] {
    let errors = report.diagnostics.filter { $0.severity == .error }
    let said = errors.isEmpty ? report.diagnostics : errors
    let causes = said.filter { !$0.isCascading }
    // One compiler error is enough if a message explains it.
    let few = report.message == nil || errors.isEmpty ? 3 : 1
    let shown = all && !errors.isEmpty ? said : Array(causes.prefix(few))
    var lines = shown.flatMap { described($0) }
    if let rest = rest(of: said, beyond: shown) {
      lines += hanging.lines(of: profile.spans(of: rest, style: Style(dim: true))) + [Line()]
    }
    return lines
  }

  /// The number of hidden diagnostics, with a hint whether they matter.
  private func rest(of said: [Diagnostic], beyond shown: [Diagnostic]) -> Message? {
    let count = said.count - shown.count
    guard count > 0 else { return nil }
    let echoes = said.count { $0.isCascading } - shown.count { $0.isCascading }
    if echoes == 0 { return .andMore(count) }
    // Translators: Below errors of the compiler: how many more there are, and how many of these
    // seem to follow from those that are shown: “count”, which the form is of, and which is less
    // than “more”.
    return echoes == count
      ? Message(
        one: "and {count} more compiler message, which may disappear when you fix this",
        other: "and {count} more compiler messages, which may disappear when you fix this",
        count: count)
      : Message(
        one: """
          and \(count, "more") more compiler messages, {count} of which may disappear when you \
          fix this
          """,
        other:
          "and {more} more compiler messages, {count} of which may disappear when you fix this",
        count: echoes)
  }

  /// Our explanation, if any, followed by the compiler's message, the line, and notes.
  private func described(_ diagnostic: Diagnostic) -> [Line] {
    let isError = diagnostic.severity == .error
    let style = Style(bold: true, foreground: isError ? .red : .yellow)
    let faint = Style(dim: diagnostic.explanation != nil)
    let place = "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column): "
    var lines = diagnostic.explanation.map { markdown($0, indent: 2) } ?? []
    lines += hanging.lines(of: [
      Span(place, style: faint), Span("\(diagnostic.severity.rawValue): ", style: style),
      Span(profile.text(of: diagnostic.message), style: faint),
    ])
    if let (source, mark) = excerpt(at: diagnostic) {
      lines.append(Line([.decoration("    "), Span(source)]).truncated(to: profile.columns))
      if !profile.accessible {
        lines.append(
          Line([.decoration("    " + mark + "^", style: style)]).truncated(to: profile.columns))
      }
    }
    return lines + diagnostic.notes.flatMap { remark($0, on: diagnostic) } + [Line()]
  }

  /// A compiler note, with its place if that differs.
  private func remark(_ note: Diagnostic.Note, on diagnostic: Diagnostic) -> [Line] {
    let isThere = note.file == diagnostic.file && note.line == diagnostic.line
    let place = isThere ? "" : "\(note.file):\(note.line): "
    let breaker = LineBreaker(
      width: profile.columns, first: [.decoration("    ")], following: [.decoration("      ")])
    return breaker.lines(of: [Span("\(place)note: \(note.message)", style: Style(dim: true))])
  }

  /// The affected line or its end, and the blanks up to the affected column.
  private func excerpt(at diagnostic: Diagnostic) -> (source: String, blanks: String)? {
    guard let file = files.first(where: { $0.name == diagnostic.file }) else { return nil }
    let lines = String(decoding: file.content, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(diagnostic.line - 1) else { return nil }
    let line = lines[diagnostic.line - 1]
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    let before = line.utf8.prefix(max(0, diagnostic.column - 1))
    let start = max(0, before.count - (line.utf8.count - trimmed.utf8.count))
    var head = ""
    for character in trimmed where head.utf8.count < start { head.append(character) }
    let rest = trimmed.dropFirst(head.count)
    // A long line is cut at its beginning, so that the column and some text behind it are in view.
    let room = profile.columns - 4
    if WidthModel.widest.width(of: head) > room * 3 / 4 {
      while !head.isEmpty, WidthModel.widest.width(of: head) >= room / 2 { head.removeFirst() }
      head = "…" + head
    }
    return (head + rest, String(repeating: " ", count: WidthModel.widest.width(of: head)))
  }
}
