import Terminal

extension TerminalTypesetter {
  /// Where tabs lead, as in CommonMark.
  private static let tabStop = 4

  /// Code as it is, two columns in; a row that goes on below ends in a mark.
  func codeLines(of code: CodeBlock, to measure: Measure) -> [Line] {
    let look = code.language.lowercased() == "swift" ? theme.swift : theme.codeBlock
    let indented = measure.indented(by: 2)
    let indentation = indented == nil ? [] : [Span.decoration("  ")]
    let width = (indented ?? measure).code
    var text = code.text[...]
    if text.last == "\n" { text.removeLast() }
    let lines = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.flatMap { line in
      rows(of: Self.expandingTabs(line), style: look, width: width).map { row in
        row.spans.isEmpty ? row : Line(indentation + row.spans)
      }
    }
    return announced(label(of: code), end: "End of code.", to: measure) { _ in shown }
  }

  private func label(of code: CodeBlock) -> String {
    guard let initial = code.language.first else { return "Code:" }
    return "Code, \(initial.uppercased())\(code.language.dropFirst()):"
  }

  /// One line of code: one row if it fits, else rows cut between clusters, each but the last marked.
  private func rows(of line: String, style: Style, width: Int) -> [Line] {
    guard !line.isEmpty else { return [Line()] }
    guard WidthModel.widest.width(of: line) > width else { return [Line(line, style: style)] }
    let mark = furniture(profile.accessible ? "\\" : "↵")
    var rows: [Line] = []
    var row = ""
    var room = width - 1
    for character in line {
      let columns = WidthModel.widest.width(of: character)
      if columns > room, !row.isEmpty {
        rows.append(Line([Span(row, style: style), mark]))
        row = ""
        room = width - 1
      }
      row.append(character)
      room -= columns
    }
    return rows + [Line(row, style: style)]
  }

  private static func expandingTabs(_ line: Substring) -> String {
    guard line.utf8.contains(0x09) else { return String(line) }
    var expanded = ""
    var column = 0
    for character in line {
      let columns =
        character == "\t"
        ? tabStop - column % tabStop : WidthModel.widest.width(of: character)
      expanded += character == "\t" ? String(repeating: " ", count: columns) : String(character)
      column += columns
    }
    return expanded
  }
}
