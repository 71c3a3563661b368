import CCMark

extension Footnotes {
  /// Moves a footnote to the end of a tree, with the indented lines below it.
  mutating func move(
    noteAt start: OpaquePointer, number: Int, toEndOf tree: OpaquePointer,
    _ indented: IndentedLines
  ) {
    guard let paragraph = cmark_node_parent(start),
      let note = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK),
      let content = cmark_node_new(CMARK_NODE_PARAGRAPH)
    else { return }
    var inlines = [start]
    while let next = cmark_node_next(inlines[inlines.count - 1]), self.start(at: next) == nil {
      inlines.append(next)
    }
    let isLast = cmark_node_next(inlines[inlines.count - 1]) == nil
    let code = isLast ? cmark_node_next(paragraph).flatMap { indented.holds($0) ? $0 : nil } : nil
    for inline in inlines { cmark_node_append_child(content, inline) }
    removeSign(from: start)
    cmark_node_append_child(tree, note)
    append(content, to: note)
    paragraph.removeLastLineEnd()
    if cmark_node_first_child(paragraph) == nil { cmark_node_free(paragraph) }
    if let code {
      linesAbove[number] = code.startLine - 1
      append(contentOf: code, to: note)
    }
  }

  private func removeSign(from start: OpaquePointer) {
    let words = FootnoteSign.pieces(of: start.rawLiteral, mark: mark).dropFirst().map { piece in
      switch piece {
      case .text(let text): text
      case .sign(_, let source): source + String(mark.scalar)
      }
    }.joined()
    let text = words.dropFirst().trimmingBlanks(.leading)
    cmark_node_set_literal(start, String(text))
    guard text.isEmpty else { return }
    if let next = cmark_node_next(start), next.isLineEnd { cmark_node_free(next) }
    cmark_node_free(start)
  }

  private func append(_ paragraph: OpaquePointer, to note: OpaquePointer) {
    paragraph.removeLastLineEnd()
    guard cmark_node_first_child(paragraph) != nil else { return cmark_node_free(paragraph) }
    cmark_node_append_child(note, paragraph)
  }

  /// Parses the indented lines below a footnote again; libcmark read them as code.
  private mutating func append(contentOf code: OpaquePointer, to note: OpaquePointer) {
    let source = code.rawLiteral
    let tree = cmark_parse_document(source, source.utf8.count, CMARK_OPT_VALIDATE_UTF8)
    guard let tree else { return }
    defer { cmark_node_free(tree) }
    cmark_consolidate_text_nodes(tree)
    countMentions(in: tree, below: code.startLine - 1)
    for block in tree.children { cmark_node_append_child(note, block) }
    cmark_node_free(code)
  }
}
