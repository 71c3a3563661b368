import Messages
import Terminal

extension TerminalTypesetter {
  /// The tab width, as in CommonMark.
  private static let tabStop = 4

  /// Verbatim code, starting at the margin, so that copying it copies exactly the code. A row that
  /// continues on the next one ends with a mark.
  func codeLines(of code: CodeBlock, to measure: Measure) -> [Line] {
    let shown = spans(of: code).flatMap {
      rows(of: Self.expandingTabs($0), width: measure.code)
    }
    guard !profile.accessible else {
      return announced(label(of: code), end: Message("End of code."), to: measure) { _ in shown }
    }
    let fences = fences(around: code).map { fence in
      fence.flatMap { LineBreaker(width: measure.code).lines(of: [furniture($0)]) }
    }
    return fences[0] + shown + fences[1]
  }

  /// The lines around code that separate it from prose: rules or, without text attributes, Markdown
  /// fences, with the caption above.
  private func fences(around code: CodeBlock) -> [[String]] {
    guard profile.attributes else {
      let label = code.words.map { [profile.text(of: $0) + ":"] } ?? []
      let caption = code.words == nil ? code.caption : ""
      let words = [code.shownLanguage, caption].filter { !$0.isEmpty }
      return [label + ["```" + words.joined(separator: " ")], ["```"]]
    }
    let rule = String(repeating: profile.marks.line, count: 3)
    let words = [code.shownLanguage, profile.text(of: code.shownCaption)].filter { !$0.isEmpty }
    let start = words.isEmpty ? rule : rule + " " + words.joined(separator: " · ")
    return [[start], [rule]]
  }

  /// The lines of a program, highlighted if possible.
  private func spans(of code: CodeBlock) -> [[Span]] {
    let text = code.trimmedText
    guard !text.isEmpty else { return [] }
    if code.isSwift, let highlighted = highlights?[text] { return highlighted }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if code.isChange { return lines.map { [changed($0)] } }
    return lines.map { line in
      line.isEmpty ? [] : [Span(String(line), style: theme.codeBlock)]
    }
  }

  /// A line of a change, styled by its sign; accessible output has a word instead.
  private func changed(_ line: Substring) -> Span {
    // Translators: Before a line of code that goes or comes.
    let (word, color): (Message, Color) =
      line.hasPrefix("-") ? (Message("Removed: "), .red) : (Message("Added: "), .green)
    let text = profile.accessible ? profile.text(of: word) + line.dropFirst(2) : String(line)
    return Span(text, style: Style(foreground: color))
  }

  private func label(of code: CodeBlock) -> String {
    let language = code.shownLanguage.prefix(1).uppercased() + code.shownLanguage.dropFirst()
    // Translators: Before a block of code; what it is may follow, behind commas.
    return [
      profile.text(of: Message("Code", context: "block")), language,
      profile.text(of: code.shownCaption),
    ]
    .filter { !$0.isEmpty }.joined(separator: ", ") + ":"
  }

  /// One line of code: a single row if it fits; otherwise rows that end between words, with a mark
  /// at the end of each but the last.
  private func rows(of line: [Span], width: Int) -> [Line] {
    guard Line(line).width() > width else { return [Line(line)] }
    let mark = furniture(profile.marks.continuation)
    let rows = CodeRows.rows(of: line, width: width - 1)
    return rows.dropLast().map { Line($0 + [mark]) } + rows.suffix(1).map(Line.init)
  }

  private static func expandingTabs(_ line: [Span]) -> [Span] {
    guard line.contains(where: { $0.text.utf8.contains(0x09) }) else { return line }
    var column = 0
    return line.map { span in
      var expanded = ""
      for character in span.text {
        let columns =
          character == "\t"
          ? tabStop - column % tabStop : WidthModel.widest.width(of: character)
        expanded += character == "\t" ? String(repeating: " ", count: columns) : String(character)
        column += columns
      }
      return Span(expanded, style: span.style)
    }
  }
}
