import Terminal

extension TerminalTypesetter {
  /// Where tabs lead, as in CommonMark.
  private static let tabStop = 4

  /// Code as it is, from the margin on, so that what is copied is the code; a row that goes on below
  /// ends in a mark.
  func codeLines(of code: CodeBlock, to measure: Measure) -> [Line] {
    let shown = spans(of: code).flatMap {
      rows(of: Self.expandingTabs($0), width: measure.code)
    }
    guard !profile.accessible else {
      return announced(label(of: code), end: "End of code.", to: measure) { _ in shown }
    }
    let fences = fences(around: code).map { fence in
      LineBreaker(width: measure.code).lines(of: [furniture(fence)])
    }
    return fences[0] + shown + fences[1]
  }

  /// What tells code from prose: rules, or what an author would write where there are no looks.
  private func fences(around code: CodeBlock) -> [String] {
    guard profile.attributes else {
      let words = [String(code.language), code.caption].filter { !$0.isEmpty }
      return ["```" + words.joined(separator: " "), "```"]
    }
    let rule = String(repeating: profile.marks.line, count: 3)
    let parts = [rule, String(code.language)].filter { !$0.isEmpty }.joined(separator: " ")
    return [[parts, code.caption].filter { !$0.isEmpty }.joined(separator: " · "), rule]
  }

  /// The lines of a program, with the looks of its parts where they are known.
  private func spans(of code: CodeBlock) -> [[Span]] {
    let text = code.trimmedText
    guard !text.isEmpty else { return [] }
    if code.isSwift, let highlighted = highlights?[text] { return highlighted }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? [] : [Span(String(line), style: theme.codeBlock)]
    }
  }

  private func label(of code: CodeBlock) -> String {
    let language = code.language.prefix(1).uppercased() + code.language.dropFirst()
    return ["Code", language, code.caption].filter { !$0.isEmpty }.joined(separator: ", ") + ":"
  }

  /// One line of code: one row if it fits, else rows cut between clusters, each but the last marked.
  private func rows(of line: [Span], width: Int) -> [Line] {
    guard Line(line).width() > width else { return [Line(line)] }
    let mark = furniture(profile.marks.continuation)
    var rows: [Line] = []
    var row: [Span] = []
    var room = width - 1
    for span in line {
      var piece = ""
      for character in span.text {
        let columns = WidthModel.widest.width(of: character)
        if columns > room, !(row.isEmpty && piece.isEmpty) {
          rows.append(Line(row.appending(piece, as: span) + [mark]))
          (row, piece) = ([], "")
          room = width - 1
        }
        piece.append(character)
        room -= columns
      }
      row = row.appending(piece, as: span)
    }
    return rows + [Line(row)]
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

extension [Span] {
  fileprivate func appending(_ piece: String, as span: Span) -> [Span] {
    piece.isEmpty ? self : self + [Span(piece, style: span.style)]
  }
}
