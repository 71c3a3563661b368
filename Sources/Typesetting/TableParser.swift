/// Finds the table in a paragraph, which libcmark does not support (GFM 0.29, 4.10).
///
/// A delimiter row of hyphens, colons and pipes makes a table of the line above it, if that has as
/// many cells, and of all lines that follow. This differs from GFM where GFM would lose text or
/// split code: the last cell absorbs surplus ones, and a pipe in code, a tag or a link does not end
/// a cell.
struct TableParser {
  /// The mark after escaped pipes, if the source has any.
  let mark: EscapeMark?

  /// The table and the paragraph before it; only a paragraph if there is no table.
  func blocks(of content: [Inline]) -> [Block] {
    blocksWithTable(in: content) ?? [.paragraph(cleaned(content))]
  }

  /// A heading, or a table that libcmark read as one because a thematic break follows it directly.
  func blocks(ofHeading content: [Inline], level: Int) -> [Block] {
    let isUnderlinedByRule = level == 2
    guard isUnderlinedByRule, let blocks = blocksWithTable(in: content) else {
      return [.heading(level: level, cleaned(content))]
    }
    return blocks + [.rule]
  }

  private func blocksWithTable(in content: [Inline]) -> [Block]? {
    var start = 0
    for index in content.indices where content[index].isLineEnd {
      if let table = table(header: content[start..<index], rest: content[(index + 1)...]) {
        let paragraph = cleaned(Array(content[..<max(0, start - 1)]))
        return (paragraph.isEmpty ? [] : [.paragraph(paragraph)]) + [.table(table)]
      }
      start = index + 1
    }
    return nil
  }

  private func cleaned(_ content: [Inline]) -> [Inline] {
    mark.map { mark in content.map { $0.mapLiterals(mark.removed) } } ?? content
  }

  private func table(header: ArraySlice<Inline>, rest: ArraySlice<Inline>) -> TableBlock? {
    guard case .text(let line)? = rest.first, rest.dropFirst().first?.isLineEnd ?? true,
      let alignments = Self.alignments(in: line)
    else { return nil }
    let header = TableLines(of: header, mark: mark)
    guard header.rows.map(\.count) == [alignments.count],
      header.hasPipe || line.utf8.contains(UInt8(ascii: "|"))
    else { return nil }
    let rows = TableLines(of: rest.dropFirst(2), mark: mark).rows
    return TableBlock(
      alignments: alignments, header: header.rows[0],
      rows: rows.map { TableLines.joiningExcess(of: $0, columns: alignments.count) })
  }
}

// MARK: - Delimiter rows

extension TableParser {
  /// The alignments of the columns; nil if the line is not a delimiter row.
  private static func alignments(in line: String) -> [TableBlock.Alignment]? {
    guard line.utf8.allSatisfy("|:- \t".utf8.contains) else { return nil }
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingBlanks([.leading, .trailing]) }.withoutOuterBlanks(\.isEmpty)
    let alignments = cells.compactMap(alignment)
    return alignments.count == cells.count ? alignments : nil
  }

  private static func alignment(in cell: Substring) -> TableBlock.Alignment? {
    var hyphens = cell
    let isLeft = hyphens.first == ":"
    if isLeft { hyphens.removeFirst() }
    let isRight = hyphens.last == ":"
    if isRight { hyphens.removeLast() }
    guard !hyphens.isEmpty, hyphens.allSatisfy({ $0 == "-" }) else { return nil }
    switch (isLeft, isRight) {
    case (true, true): return .center
    case (true, false): return .left
    case (false, true): return .right
    case (false, false): return .natural
    }
  }
}
